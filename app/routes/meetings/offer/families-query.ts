import { type MeetingFamilies, meetingAudiences } from '#features/meetings/meetings.ts';
import { addressedIn } from '../../announcements/audience-query.ts';

/** The families that a URL names as those of announcements do; null without any, or for others than staff offer times to. */
export function familiesIn(parameters: URLSearchParams): MeetingFamilies | null {
  const addressed = addressedIn(parameters);
  const audience = meetingAudiences.find((each) => each === addressed?.audience);
  return addressed && audience ? { audience, choices: addressed.choices } : null;
}
