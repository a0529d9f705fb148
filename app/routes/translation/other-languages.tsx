import { Fragment } from 'react';
import { languageCodes, languages } from '#content/languages.ts';
import { useLanguage } from '#i18n/language-context.tsx';

/** Lets people who do not read the page's language recognise the button of the translation dialog. */
export function OtherLanguages() {
  const { language: current } = useLanguage();
  const others = languageCodes.filter((language) => language !== current);
  return (
    <span aria-hidden="true" translate="no" className="text-sm whitespace-nowrap text-ink-soft">
      {others.map((language, index) => (
        <Fragment key={language}>
          {index > 0 && ' · '}
          <bdi lang={language}>{languages[language].ownName}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
