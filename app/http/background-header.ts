/** Marks background requests, which do not extend the session. @see ADR-8 */
export const backgroundHeader = 'X-Background-Load';
