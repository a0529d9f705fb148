import type { messages as english } from './en.ts';
import type { TranslationOf } from './translation.ts';
import { account } from './zh/account.ts';
import { admin } from './zh/admin.ts';
import { dashboard } from './zh/dashboard.ts';
import { enquiries } from './zh/enquiries.ts';
import { errors } from './zh/errors.ts';
import { home } from './zh/home.ts';
import { hubs } from './zh/hubs.ts';
import { inbox } from './zh/inbox.ts';
import { legal } from './zh/legal.ts';
import { publicPages } from './zh/public.ts';
import { shell } from './zh/shell.ts';
import { students } from './zh/students.ts';
import { ui } from './zh/ui.ts';
import { validation } from './zh/validation.ts';

/** The interface texts in Chinese. Punctuation is full-width, and no space parts Chinese from Latin letters or digits. */
export const messages = {
  ...account,
  ...admin,
  ...dashboard,
  ...enquiries,
  ...errors,
  ...home,
  ...hubs,
  ...inbox,
  ...legal,
  ...publicPages,
  ...shell,
  ...students,
  ...ui,
  ...validation,
} as const satisfies TranslationOf<typeof english>;
