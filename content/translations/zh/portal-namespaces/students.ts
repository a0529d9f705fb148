import type { texts as english } from '../../en/portal-namespaces/students.ts';
import type { TranslationOf } from '../../translation.ts';
import { absences } from '../absences.ts';
import { activity } from '../activity.ts';
import { dashboard } from '../dashboard.ts';
import { familySettings } from '../family-settings.ts';
import { feedback } from '../feedback.ts';
import { progress } from '../progress.ts';

export const texts = {
  ...absences,
  ...activity,
  ...dashboard,
  ...familySettings,
  ...feedback,
  ...progress,
} as const satisfies TranslationOf<typeof english>;
