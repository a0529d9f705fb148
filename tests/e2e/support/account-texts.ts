import { loadCatalogue, requireNamespace } from '../../../app/i18n/catalogues.ts';
import { languageCodes } from '../../../content/languages.ts';
import { texts } from './texts.ts';

requireNamespace('sign in');
requireNamespace('account');
await Promise.all(languageCodes.map(loadCatalogue));

/** With the texts of the pages for signing in and of the account. */
export const accountTexts = texts;
