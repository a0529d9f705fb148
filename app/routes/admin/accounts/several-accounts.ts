/** Acts on several accounts at once. */
export const accountActs = ['invite'] as const;
