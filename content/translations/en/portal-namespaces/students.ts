import { absences } from '../absences.ts';
import { activity } from '../activity.ts';
import { dashboard } from '../dashboard.ts';
import { familySettings } from '../family-settings.ts';
import { feedback } from '../feedback.ts';
import { progress } from '../progress.ts';

/** The page of a student. */
export const texts = {
  ...absences,
  ...activity,
  ...dashboard,
  ...familySettings,
  ...feedback,
  ...progress,
} as const;
