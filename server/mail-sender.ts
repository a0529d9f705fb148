import { school } from '#content/school.ts';

/**
 * The sender of every mail: the school's name, unless `MAIL_FROM` has a name of its own.
 * @param mailFrom an address or `Name <address>`
 */
export function mailSender(mailFrom: string): string {
  return mailFrom.includes('<') ? mailFrom : `"${school.name.replace(/["\\]/g, '')}" <${mailFrom}>`;
}
