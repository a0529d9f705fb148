import { languageCodes, languages } from '#content/languages.ts';

/** The options of a choice of language, each in its own name. */
export function LanguageOptions() {
  return languageCodes.map((code) => (
    <option key={code} value={code} lang={code} translate="no">
      {languages[code].ownName}
    </option>
  ));
}
