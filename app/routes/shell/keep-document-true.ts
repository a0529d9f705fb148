import type { DataStrategyResult } from 'react-router';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { keepNotice } from './notices.ts';
import type { ShellData } from './shell-data.server.ts';
import { hasPageTranslationRewritten, isPageTranslationHere } from './use-page-translation.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Stands around every navigation in the browser. What comes may be in another language than the document (an account has
 * its own): its texts are fetched first. And where the outside translation runs, it never comes to see a page of somebody
 * signed in or one where passwords or personal details are typed, nor does React go on with a page that it rewrote: those are loaded anew. A notice is kept as it comes.
 * @see decisions 9, 12
 */
export async function keepDocumentTrue({ request }: { request: Request }, next: () => Promise<Results>) {
  if (request.method === 'GET' && hasPageTranslationRewritten()) return loadAnew(request);
  const results = await next();
  const shell = results['root']?.result;
  if (isShell(shell)) {
    if ((shell.person || shell.isConfidential) && isPageTranslationHere()) return loadAnew(request);
    await loadCatalogue(shell.language);
    if (shell.notice) keepNotice({ ...shell.notice, forPath: new URL(request.url).pathname });
  }
  return results;
}

function isShell(value: unknown): value is ShellData {
  return typeof value === 'object' && value !== null && 'language' in value && 'person' in value;
}

/** Never answers: the document goes away. */
function loadAnew({ url }: Request): Promise<Results> {
  if (url === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}
