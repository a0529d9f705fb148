import { listClassNames } from '#features/consents/console-consents.server.ts';
import { listSubjects } from '#features/reports/report-settings.server.ts';
import { timeZones } from '#i18n/time-zones.ts';
import type { Tx } from '#platform/database.server.ts';
import type { CourseChoices } from './course-form.tsx';

/** What the form of a course offers. */
export async function loadChoices(tx: Tx): Promise<CourseChoices> {
  return { subjects: await listSubjects(tx), classNames: await listClassNames(tx), timeZones };
}
