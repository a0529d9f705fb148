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
  'studentRecord.safety.entered': 'The details have been entered.',
  'studentRecord.safety.none': 'Nothing has been entered yet.',
  'studentRecord.safety.due': 'Not confirmed this term.',
  'studentRecord.safety.unseen': {
    one: '1 text on court orders waits for confirmation.',
    other: '{count} texts on court orders wait for confirmation.',
  },
  'studentRecord.safety.text': 'Each reading of the details is recorded with your name.',
} as const;
