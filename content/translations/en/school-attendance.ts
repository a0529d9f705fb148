/** Lessons without a register, and absences that nobody has explained, of the whole school. @see PD-70 */
export const schoolAttendance = {
  'schoolAttendance.title': 'Attendance of the school',
  'schoolAttendance.missing': 'Lessons without a register',
  'schoolAttendance.missing.none': 'Every lesson of this day that has begun has its register.',
  'schoolAttendance.noTeacher': 'No teacher',
  'schoolAttendance.unexplained': 'Unexplained absences',
  'schoolAttendance.unexplained.lead':
    'Of the past thirty days, the latest first. The guardians have been asked; an absence that stays unexplained is a concern.',
  'schoolAttendance.unexplained.none': 'There is none.',
} as const;
