import { errors } from './errors.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';
import { validation } from './validation.ts';

/** What every page may have to say: a browser loads it with the first. */
export const texts = {
  ...errors,
  ...shell,
  ...ui,
  ...validation,
} as const;
