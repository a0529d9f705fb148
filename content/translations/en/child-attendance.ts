/** The attendance of the reader’s children, with the answers about absences. @see PD-70 */
export const childAttendance = {
  'childAttendance.title': 'Attendance',
  'childAttendance.lead': 'What the teachers have recorded about the lessons of your children.',
  'childAttendance.waiting': 'Did you know about this absence?',
  'childAttendance.waiting.text':
    'Nobody has reported it. If you do not know where your child is, please look for the child first and then write to the school.',
  'childAttendance.knew': 'We knew about it. The reason:',
  'childAttendance.noRight': 'Your account is not set up for answering. Another guardian can answer.',
  'childAttendance.write': 'Write to the school',
  'childAttendance.saved': 'Thank you. The school sees your answer.',
  'childAttendance.gone': 'This absence has already been explained or corrected.',
  'childAttendance.summary': '{attended} of {lessons} recorded lessons attended',
  'childAttendance.none': 'Nothing has been recorded yet.',
  'childAttendance.toPage': 'See attendance',
  'childAttendance.pattern': { one: '{count} absence in two weeks', other: '{count} absences in two weeks' },
} as const;
