import type { messages as english } from './en.ts';
import { account } from './fr/account.ts';
import { admin } from './fr/admin.ts';
import { dashboard } from './fr/dashboard.ts';
import { enquiries } from './fr/enquiries.ts';
import { errors } from './fr/errors.ts';
import { home } from './fr/home.ts';
import { hubs } from './fr/hubs.ts';
import { inbox } from './fr/inbox.ts';
import { legal } from './fr/legal.ts';
import { publicPages } from './fr/public.ts';
import { shell } from './fr/shell.ts';
import { students } from './fr/students.ts';
import { ui } from './fr/ui.ts';
import { validation } from './fr/validation.ts';
import type { TranslationOf } from './translation.ts';

/** The interface texts in French. Narrow no-break spaces (U+202F) stand before ; : ! ? and inside « ». */
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
