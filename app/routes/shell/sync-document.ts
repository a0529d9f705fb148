import type { DataStrategyResult } from 'react-router';
import { loadTexts } from '#i18n/needed-texts.ts';
import { type Notice, showNotice } from '#ui/notices.ts';
import type { ShellData } from './shell-data.server.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware: loads the texts of the page, in the language that it changes to, and shows the notices of loaders
 * and actions, because the next load may replace the data before a slow device renders it.
 * @see PD-9
 */
export async function syncDocument({ request }: { request: Request }, next: () => Promise<Results>) {
  const results = await next();
  const shell = results['root']?.result;
  await loadTexts(isShell(shell) ? shell.language : undefined);
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
