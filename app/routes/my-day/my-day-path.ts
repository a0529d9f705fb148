import { href } from 'react-router';

/** Without a day: today. */
export const myDayPath = (day?: string): string => href('/my-day') + (day ? `?day=${day}` : '');

export const lessonPath = ({ ruleId, day }: { ruleId: string; day: string }): string =>
  href('/my-day/:ruleId/:day', { ruleId, day });
