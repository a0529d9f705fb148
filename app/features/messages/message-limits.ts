/** In characters (code points). @see R12 */
export const messageLimits = { subjectLength: 200, bodyLength: 10_000 } as const;
