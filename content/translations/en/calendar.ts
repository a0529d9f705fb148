/** The calendar of families and teachers. @see PD-67 */
export const calendar = {
  'calendar.weeks': 'Weeks',
  'calendar.previous': 'Previous week',
  'calendar.thisWeek': 'This week',
  'calendar.next': 'Next week',
  'calendar.children': 'Children',
  'calendar.allChildren': 'All',
  'calendar.empty': 'No lessons this week',
  'calendar.empty.text': 'Lessons appear here as soon as the school has put them in the timetable.',
  'calendar.holiday': 'No lessons',
  'calendar.termBegins': 'First day of term',
  'calendar.termEnds': 'Last day of term',
  'calendar.otherSchool': 'At the other school',
  'calendar.subscribe': 'Show this calendar on your phone or computer',
} as const;
