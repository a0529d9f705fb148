import type { DataStrategyResult } from 'react-router';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { type Notice, showNotice } from '../../ui/notices.ts';
import { isPageTranslated, isPageTranslationLoaded } from '../translation/use-page-translation.ts';
import type { ShellData } from './shell-data.server.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware: loads translations if the language changes and shows the notices of loaders and actions, because
 * the next load may replace the data before a slow device renders it. Forces a full page load where
 * the external translation has modified the page, or must not run: signed-in and confidential pages.
 * @see PD-9, PD-12
 */
export async function syncDocument({ request }: { request: Request }, next: () => Promise<Results>) {
  if (request.method === 'GET' && isPageTranslated()) return reloadDocument(request);
  const results = await next();
  const shell = results['root']?.result;
  if (isShell(shell)) {
    if ((shell.person || shell.isConfidential) && isPageTranslationLoaded()) return reloadDocument(request);
    if (shell.language !== document.documentElement.lang) await loadCatalogue(shell.language);
  }
  for (const notice of noticesIn(results)) showNotice(notice, request.url);
  return results;
}

function isShell(value: unknown): value is ShellData {
  return typeof value === 'object' && value !== null && 'language' in value && 'person' in value;
}

/** `notice` of the root loader and of action data, which may be wrapped with a status. */
function noticesIn(results: Results): Notice[] {
  return Object.values(results).flatMap(({ result }) => {
    const value = result instanceof Object && 'data' in result ? result.data : result;
    return (value as { notice?: Notice | null } | null | undefined)?.notice ?? [];
  });
}

/** Never resolves, because the document is replaced. */
function reloadDocument({ url }: Request): Promise<Results> {
  if (url === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}
