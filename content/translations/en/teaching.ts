/** The day of a teacher, and changes of single lessons. @see PD-67 */
export const teaching = {
  'teaching.title': 'My day',
  'teaching.today': 'Today',
  'teaching.previous': 'Previous day',
  'teaching.next': 'Next day',
  'teaching.days': 'Other days',
  'teaching.zone': 'Times are those of {zone}.',
  'teaching.courseTime': '{time} in {zone}',
  'teaching.none': 'No lessons on this day',
  'teaching.nextDay': 'Next lessons: {day}',
  'teaching.noneSoon': 'You have no lessons in the next four weeks.',
  'lesson.cancelled': 'Cancelled',
  'lesson.moved': 'Moved',
  'lesson.otherRoom': 'Another room',
  'lesson.standIn': 'You stand in',
  'lesson.takenBy': 'Taken by {name}',
  'lesson.takenByOther': 'Taken by somebody else',
} as const;
