/** Sections of a student’s record in the console. */
export const studentRecord = {
  'studentRecord.reports': 'Reports',
  'studentRecord.reports.none': 'No reports have been published yet.',
  'studentRecord.reports.begun': { one: '1 more is not published yet', other: '{count} more are not published yet' },
  'studentRecord.absences': 'Absences',
  'studentRecord.absences.none': 'No absences have been reported.',
  'studentRecord.absences.count': { one: '1 absence in all', other: '{count} absences in all' },
  'studentRecord.absences.all': 'Absent students',
  'studentRecord.messages': 'Messages',
  'studentRecord.messages.count': {
    one: '1 message names this student.',
    other: '{count} messages name this student.',
  },
  'studentRecord.messages.text': 'Administrators see the number only. Messages to and from offices are not counted.',
} as const;
