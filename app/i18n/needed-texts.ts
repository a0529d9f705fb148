import { defaultLanguage, isLanguage, type Language } from '#content/languages.ts';
import { addTexts } from './catalogue-of.ts';

const needed = new Set<string>();
const loads = new Map<string, Promise<void>>();

/** Called by each module of a route or an island that uses texts; the build adds the call. @see ADR-7 */
export function needTexts(name: string): void {
  needed.add(name);
  // Beside the data of the page. A failure is repeated by `loadTexts`.
  loadOnce(documentLanguage(), name).catch(() => {});
}

/** Loads the texts of all pages whose code is loaded, if they are not. @throws Error if one cannot be loaded */
export async function loadTexts(language: Language = documentLanguage()): Promise<void> {
  await Promise.all([...needed].map((name) => loadOnce(language, name)));
}

function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}

function loadOnce(language: Language, name: string): Promise<void> {
  const address = `/assets/texts/${language}/${name}.json`;
  const loading = loads.get(address) ?? load(language, address);
  loads.set(address, loading);
  loading.catch(() => loads.delete(address));
  return loading;
}

async function load(language: Language, address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  addTexts(language, await response.json());
}
