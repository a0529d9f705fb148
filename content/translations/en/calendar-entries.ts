/** Entries of these calendars. */
export const calendarEntries = {
  'calendarEntry.meeting': 'Meeting ({students})',
  'calendarEntry.consent': 'Last day to answer: consent ({student})',
  'calendarEntry.confirm': 'Last day to confirm an announcement',
  'calendarEntry.answer': 'Last day to answer an announcement',
  'calendarEntry.termBegins': 'First day: {term}',
  'calendarEntry.termEnds': 'Last day: {term}',
  'calendarEntry.cancelled': 'Cancelled: {lesson}',
  'calendarEntry.with': 'Teachers: {teachers}',
} as const;
