import { account } from './en/account.ts';

/** The interface texts in English: the original that the other languages are checked against. */
export const messages = {
  ...account,
} as const;
