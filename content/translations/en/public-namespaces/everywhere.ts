import { errors } from '../errors.ts';
import { shell } from '../shell.ts';
import { ui } from '../ui.ts';
import { validation } from '../validation.ts';

/** Every page. Loaded before other namespaces. */
export const texts = {
  ...errors,
  ...shell,
  ...ui,
  ...validation,
} as const;
