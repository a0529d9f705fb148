import { defaultLanguage, isLanguage } from '../../../content/languages.ts';
import { loadCatalogue, needTexts, type TextPart } from '../../i18n/catalogues.ts';

/**
 * For a route whose pages say texts that others do not: they are there before such a page is shown. The first page finds
 * them among those that are loaded before React starts, a later one waits for them here.
 */
export function withTexts(part: TextPart) {
  needTexts(part);
  return async <Results>(_: unknown, next: () => Promise<Results>): Promise<Results> => {
    const { lang } = document.documentElement;
    // one after the other: an import that fails offline may stay failed
    const results = await next();
    await loadCatalogue(isLanguage(lang) ? lang : defaultLanguage);
    return results;
  };
}
