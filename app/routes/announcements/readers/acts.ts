/** Values of the buttons `intent`. */
export const acts = { remind: 'remind', withdraw: 'withdraw' } as const;
