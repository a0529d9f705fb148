import { Form } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';

export const loader = () => null;

export default function ParentDashboard() {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-page px-5 py-10">
      <Form method="post" action="/sign-out">
        <Button type="submit">{t('signOut.submit')}</Button>
      </Form>
    </div>
  );
}
