import { LogOut } from 'lucide-react';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';

/** Ends the session; the document is loaded anew, so that nothing of the person stays in the page's memory. @see R8 */
export function SignOutButton() {
  const t = useTranslate();
  return (
    <form method="post" action="/sign-out">
      <Button type="submit" variant="secondary" size="small">
        <LogOut aria-hidden className="mirrored" />
        {t('signOut.submit')}
      </Button>
    </form>
  );
}
