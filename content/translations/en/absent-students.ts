/** Who is absent, in the console. @see PD-42 */
export const absentStudents = {
  'absentStudents.title': 'Absent students',
  'absentStudents.day': 'Absent on {day}',
  'absentStudents.dayLabel': 'Day',
  'absentStudents.search': 'Search by name, number, class or guardian',
  'absentStudents.level.all': 'All levels',
  'absentStudents.reason.all': 'All reasons',
  'absentStudents.days': 'Days',
  'absentStudents.reportedBy': 'Reported by',
  'absentStudents.reportedAt': 'Reported',
  'absentStudents.nobody': 'Account removed',
  'absentStudents.empty': 'No student is absent',
  'absentStudents.empty.text': 'Absences that families report for this day appear here.',
} as const;
