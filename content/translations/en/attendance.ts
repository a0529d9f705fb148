/** Marks of a register, wherever they are shown. @see PD-70 */
export const attendance = {
  'attendance.mark.present': 'Present',
  'attendance.mark.late': 'Late',
  'attendance.mark.absent': 'Absent',
  'attendance.mark.left-early': 'Left early',
  'attendance.mark.technical': 'Technical problem',
  'attendance.minutes': { one: '{count} minute', other: '{count} minutes' },
  'attendance.unexplained': 'Not explained',
  'attendance.explained': 'The family knew: {reason}',
  'attendance.explanation.illness': 'illness',
  'attendance.explanation.appointment': 'medical appointment',
  'attendance.explanation.family': 'family reasons',
  'attendance.explanation.technical': 'technical problem',
  'attendance.explanation.other': 'another reason',
  'attendance.formerCourse': 'Course',
} as const;
