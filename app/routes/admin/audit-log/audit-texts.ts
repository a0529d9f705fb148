import { isOffice } from '../../../../content/offices.ts';
import { roles } from '../../../../content/roles.ts';
import { auditEvents, auditSubjects } from '../../../features/audit/audit.ts';
import type { Translate } from '../../../i18n/translate.ts';

const knownEvents = Object.values(auditEvents).flat();

/** Returns the stored name of an event that this release does not know. */
export function eventText(event: string, t: Translate): string {
  const known = knownEvents.find((each) => each === event);
  return known === undefined ? event : t(`audit.event.${known}`);
}

export function subjectText(type: string, t: Translate): string {
  const known = auditSubjects.find((each) => each === type);
  return known === undefined ? type : t(`audit.subject.${known}`);
}

/** Role or office in the reader's language; null for other details, which are named as the database names them. */
export function knownDetail(detail: string, t: Translate): string | null {
  const [name, value = ''] = detail.split(': ', 2);
  const role = name === 'role' && roles.find((each) => each === value);
  if (role) return t(`admin.role.${role}`);
  return name === 'office' && isOffice(value) ? t(`office.${value}`) : null;
}
