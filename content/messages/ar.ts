import { account } from './ar/account.ts';
import { admin } from './ar/admin.ts';
import { dashboard } from './ar/dashboard.ts';
import { enquiries } from './ar/enquiries.ts';
import { errors } from './ar/errors.ts';
import { home } from './ar/home.ts';
import { hubs } from './ar/hubs.ts';
import { inbox } from './ar/inbox.ts';
import { legal } from './ar/legal.ts';
import { publicPages } from './ar/public.ts';
import { shell } from './ar/shell.ts';
import { students } from './ar/students.ts';
import { ui } from './ar/ui.ts';
import { validation } from './ar/validation.ts';
import type { messages as english } from './en.ts';
import type { TranslationOf } from './translation.ts';

/** The interface texts in Arabic. Families are addressed in the plural; Latin names stand in isolates (U+2068, U+2069). */
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
