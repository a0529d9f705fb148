import { href } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Unavailable } from '#platform/unavailable-response.server.ts';
import { Button } from '#ui/button.tsx';
import { PortalTitle } from './portal-title.tsx';

type NotSavedProps = { path: string; fields: [name: string, value: string][]; reason: Unavailable['reason'] };

/** Fields typed by the user; others are only submitted again. */
const typedFields = new Set(
  'fullName name email studentNumber currentLevel className region subject body message consultationOn'.split(' '),
);

/** Rows of a form have names such as `students.0.fullName`. */
const fieldOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** A form that may not have been saved: shows its values and a button to submit it again. @see R9 */
export function NotSaved({ path, fields, reason }: NotSavedProps) {
  const t = useTranslate();
  const isSignOut = path === href('/sign-out');
  const title = t(isSignOut ? 'error.signOut.title' : 'error.notSaved.title');
  const typed = fields.filter(([name, value]) => typedFields.has(fieldOf(name)) && value.trim() !== '');
  return (
    <>
      <PortalTitle>{title}</PortalTitle>
      <h1>{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        {t(isSignOut ? 'error.signOut.text' : reason === 'storage full' ? 'error.storageFull' : 'error.notSaved.text')}
      </p>
      {typed.length > 0 && (
        <>
          <h2 className="mt-7 text-xl">{t('error.notSaved.entered')}</h2>
          <ul className="mt-3 max-w-prose space-y-2">
            {typed.map(([name, value]) => (
              <li key={name} dir="auto" translate="no" className="whitespace-pre-wrap wrap-anywhere">
                {value}
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-prose text-ink-soft">{t('error.notSaved.passwords')}</p>
        </>
      )}
      <form method="post" action={path} className="mt-7">
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may repeat
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t('error.page.retry')}</Button>
      </form>
    </>
  );
}
