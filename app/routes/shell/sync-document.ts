import type { DataStrategyResult } from 'react-router';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { hasPageTranslationRewritten, isPageTranslationHere } from '../translation/use-page-translation.ts';
import { keepNotice } from './notices.ts';
import type { ShellData } from './shell-data.server.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware: loads translations if the language changes and stores the notice. Forces a full page load where
 * the external translation has modified the page, or must not run: signed-in and confidential pages.
 * @see PD-9, PD-12
 */
export async function syncDocument({ request }: { request: Request }, next: () => Promise<Results>) {
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

/** Never resolves, because the document is replaced. */
function loadAnew({ url }: Request): Promise<Results> {
  if (url === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}
