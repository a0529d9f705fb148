import { useLocation } from 'react-router';
import { languages } from '#content/languages.ts';
import { localizedPath, withoutLanguage } from '#i18n/paths.ts';
import { useShell } from './use-shell.ts';

/** Links an English page to its translation for visitors whose browser prefers that language. @see PD-9 */
export function LanguageOffer() {
  const language = useShell()?.offeredLanguage;
  const { pathname, search } = useLocation();
  if (!language) return null;
  const { direction, pageInLanguage } = languages[language];
  return (
    <p
      lang={language}
      dir={direction}
      translate="no"
      className="no-print border-b border-line bg-brass-tint px-4 text-center"
    >
      <a
        href={localizedPath(language, withoutLanguage(pathname)) + search}
        hrefLang={language}
        className="text-link inline-flex min-h-11 items-center"
      >
        {pageInLanguage}
      </a>
    </p>
  );
}
