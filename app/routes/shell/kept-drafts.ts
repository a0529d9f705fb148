import { useSyncExternalStore } from 'react';
import { formDrafts, formDraftsOf } from '#forms/form-drafts.ts';
import { announcementDrafts, announcementDraftsOf } from '../announcements/announcement-drafts.ts';
import { draftsOf, messageDrafts } from '../inbox/draft-storage.ts';

/** Of all forms of the router. */
export const draftStores = [messageDrafts, announcementDrafts, formDrafts];

/** How many messages, announcements and forms of the person are on this device, neither sent nor saved. */
export const countKeptDrafts = (personId: string): number =>
  draftsOf(personId).length + announcementDraftsOf(personId).length + formDraftsOf(personId).length;

export const useKeptDraftCount = (personId: string): number =>
  useSyncExternalStore(
    subscribe,
    () => countKeptDrafts(personId),
    () => 0,
  );

/** Whether there is a draft of anybody. */
export const useHasDrafts = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => draftStores.some((drafts) => drafts.list(drafts.prefix).length > 0),
    () => false,
  );

function subscribe(listener: () => void): () => void {
  const stops = draftStores.map((drafts) => drafts.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
