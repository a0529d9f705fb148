import { draftPrefixes, draftPrefixOf } from '#forms/draft-prefixes.ts';
import { DraftStore } from '#forms/draft-store.ts';

/** The announcement that a person is writing, whoever it is for. Deleted when the person signs out. */
export const announcementDrafts = new DraftStore(draftPrefixes.announcements);

export const announcementDraftsOf = (personId: string) =>
  announcementDrafts.list(draftPrefixOf('announcements', personId));
