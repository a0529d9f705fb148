import type { texts as english } from '../en/everywhere.ts';
import type { TranslationOf } from '../translation.ts';
import { account } from './account.ts';
import { attachments } from './attachments.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { hubs } from './hubs.ts';
import { inbox } from './inbox.ts';
import { offices } from './offices.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';
import { validation } from './validation.ts';

/** What every page may have to say: a browser loads it with the first. */
export const texts = {
  ...account,
  ...attachments,
  ...dashboard,
  ...errors,
  ...hubs,
  ...inbox,
  ...offices,
  ...shell,
  ...ui,
  ...validation,
} as const satisfies TranslationOf<typeof english>;
