/* The Translator API of the browser: https://developer.mozilla.org/docs/Web/API/Translator */

interface Pair {
  from: string;
  to: string;
}

interface TranslatorApi {
  availability(languages: { sourceLanguage: string; targetLanguage: string }): Promise<string>;
  create(languages: { sourceLanguage: string; targetLanguage: string }): Promise<{
    translate(text: string): Promise<string>;
    destroy?(): void;
  }>;
}

const api = () => (globalThis as { Translator?: TranslatorApi }).Translator;

const namesOf = ({ from, to }: Pair) => ({ sourceLanguage: from, targetLanguage: to });

/** False without the API, within one language, and for a pair that the browser cannot translate. */
export async function canTranslate(pair: Pair): Promise<boolean> {
  if (pair.from === pair.to) return false;
  try {
    return ((await api()?.availability(namesOf(pair))) ?? 'unavailable') !== 'unavailable';
  } catch {
    return false;
  }
}

/** May load the languages first, which needs a click. Line breaks are kept. @throws if the browser cannot translate */
export async function translateOnDevice(text: string, pair: Pair): Promise<string> {
  const translator = await api()?.create(namesOf(pair));
  if (!translator) throw new Error('The browser has no translator');
  try {
    const lines: string[] = [];
    for (const line of text.split('\n')) lines.push(line.trim() === '' ? line : await translator.translate(line));
    return lines.join('\n');
  } finally {
    translator.destroy?.();
  }
}
