import { auditEvents, auditSubjects } from '#features/audit/audit.ts';
import type { Translate } from '#i18n/translate.ts';

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
