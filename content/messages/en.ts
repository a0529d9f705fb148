import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { dashboard } from './en/dashboard.ts';
import { enquiries } from './en/enquiries.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { hubs } from './en/hubs.ts';
import { inbox } from './en/inbox.ts';
import { legal } from './en/legal.ts';
import { publicPages } from './en/public.ts';
import { shell } from './en/shell.ts';
import { students } from './en/students.ts';
import { ui } from './en/ui.ts';
import { validation } from './en/validation.ts';

/** The interface texts in English: the original that the other languages are checked against. */
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
} as const;
