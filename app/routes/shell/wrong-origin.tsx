import { wrongOriginTexts } from '#content/translations/wrong-origin.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { useShell } from './use-shell.ts';

/** Explains a form refused because its page was not served from `APP_URL`; same text as the server's page. */
export default function WrongOrigin() {
  const { language } = useLanguage();
  const configured = useShell()?.origin ?? '';
  const texts = wrongOriginTexts[language];
  const [before, between, after] = texts.text.split(/\{\w+\}/);
  return (
    <>
      <title>{texts.title}</title>
      <h1>{texts.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        {before}
        <bdi dir="ltr">{location.origin}</bdi>
        {between}
        <a href={`${configured}/`} className="text-link">
          <bdi dir="ltr">{configured}</bdi>
        </a>
        {after}
      </p>
      <p className="mt-4 max-w-prose">{texts.notSaved}</p>
      <p className="mt-4 max-w-prose text-sm text-ink-soft">{texts.operator}</p>
    </>
  );
}
