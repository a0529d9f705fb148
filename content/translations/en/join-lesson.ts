/** The page that says why a lesson cannot be joined now. @see PD-67 */
export const joinLesson = {
  'join.title': 'This lesson cannot be joined now',
  'join.early': 'You can join {course} from {time} on {day}.',
  'join.over': '{course} ended at {time} on {day}.',
  'join.cancelled': '{course} on {day} is cancelled.',
  'join.unknown':
    'This lesson does not exist any more, has no online room, or is not one of yours. If you expected to join it, please write to the school.',
  'join.zone': 'Times are in your time zone: {zone}.',
} as const;
