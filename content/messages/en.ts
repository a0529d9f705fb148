import { account } from './en/account.ts';
import { shell } from './en/shell.ts';
import { ui } from './en/ui.ts';

/** The interface texts in English: the original that the other languages are checked against. */
export const messages = {
  ...account,
  ...shell,
  ...ui,
} as const;
