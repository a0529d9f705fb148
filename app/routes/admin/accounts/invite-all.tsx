import { Form } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { severalField } from '../list/several.ts';

/** Beside the number of people who are not invited yet. @see PD-59 */
export function InviteAll({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="scope" value="all" />
      <Button type="submit" name={severalField} value="invite" size="small">
        {t('admin.several.invite', { count })}
      </Button>
    </Form>
  );
}
