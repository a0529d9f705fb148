/** Acts on several accounts at once. */
export const accountActs = ['invite', 'suspend'] as const;
export type AccountAct = (typeof accountActs)[number];
