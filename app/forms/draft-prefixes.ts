/** Of the keys in localStorage, by what the drafts are of. */
export const draftPrefixes = {
  messages: 'draft:',
  forms: 'draft-form:',
  announcements: 'draft-announcement:',
} as const;

/** Of the keys of one person's drafts. */
export const draftPrefixOf = (kind: keyof typeof draftPrefixes, personId: string): string =>
  `${draftPrefixes[kind]}${personId}:`;
