import { href } from 'react-router';
import { languageCodes, languages } from '#content/languages.ts';
import { linkHours } from '#features/accounts/password-links.server.ts';
import { temporaryPasswordHours } from '#features/accounts/passwords.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { translateInto } from '#i18n/translate-into.server.ts';
import { leaveRouter } from '#islands/leave-router.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { DocumentHandle } from '../shell/page-parts.ts';
import { PortalTitle } from '../shell/portal-title.tsx';
import type { Route } from './+types/invitation.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveRouter];

export const handle: DocumentHandle = { isDocument: true };

/** Explains the invitation in every language: its mail is in one. @see PD-15 */
export function loader() {
  const texts = languageCodes.map((language) => {
    const t = translateInto(language);
    return {
      language,
      title: t('invitation.title'),
      text: t('invitation.text'),
      options: [
        t('invitation.link', { days: linkHours.invitation / 24 }),
        t('invitation.password', { hours: temporaryPasswordHours }),
      ],
      expired: t('invitation.expired'),
      signIn: t('login.submit'),
    };
  });
  return { texts };
}

export default function Invitation({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 px-5 py-14 sm:py-20">
      <PortalTitle>{t('invitation.title')}</PortalTitle>
      <h1 className="text-3xl">{t('invitation.title')}</h1>
      {loaderData.texts.map(({ language, title, text, options, expired, signIn }) => (
        <Card key={language} lang={language} dir={languages[language].direction}>
          <h2 className="text-xl">
            {languages[language].ownName} · {title}
          </h2>
          <p className="mt-3">{text}</p>
          <ul className="mt-3 list-disc space-y-2 ps-5">
            {options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
          <p className="mt-3">{expired}</p>
          <p className="mt-5">
            <a href={href('/parent-login')} className={buttonClass({ variant: 'secondary' })}>
              {signIn}
            </a>
          </p>
        </Card>
      ))}
    </div>
  );
}
