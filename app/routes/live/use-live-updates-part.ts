import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import type { Language } from '../../../content/languages.ts';
import { loadNamespaces, requireNamespace } from '../../i18n/catalogues.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { LiveUpdates } from './live-updates.tsx';

/** `handle` of portal routes, whose chunks include live updates. */
export interface LiveHandle {
  LiveUpdates: typeof LiveUpdates;
}

/** The live updates for a signed-in person. Public pages load them on demand, so that visitors do not. */
export function useLiveUpdatesPart(isWanted: boolean): typeof LiveUpdates | null {
  const handles = useMatches().map(({ handle }) => handle as Partial<LiveHandle> | undefined);
  const ofPage = handles.find((handle) => handle?.LiveUpdates)?.LiveUpdates;
  const [fetched, setFetched] = useState<typeof LiveUpdates | null>(null);
  const isMissing = isWanted && !ofPage && !fetched;
  const { language } = useLanguage();
  useEffect(() => {
    if (!isMissing) return;
    fetchLiveUpdates(language).then(
      (part) => setFetched(() => part),
      () => {}, // loaded with the next navigation
    );
  }, [isMissing, language]);
  return isWanted ? (ofPage ?? fetched) : null;
}

/** Also loads the texts that announce new messages, and again after a change of the language. */
async function fetchLiveUpdates(language: Language): Promise<typeof LiveUpdates> {
  requireNamespace('portal');
  const [part] = await Promise.all([import('./live-updates.tsx'), loadNamespaces(language, ['portal'])]);
  return part.LiveUpdates;
}
