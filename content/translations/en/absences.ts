/** Absences that families report. @see PD-42 */
export const absences = {
  'absence.reason.illness': 'Illness',
  'absence.reason.appointment': 'Medical appointment',
  'absence.reason.family': 'Family reasons',
  'absence.reason.travel': 'Travel',
  'absence.reason.observance': 'Religious observance',
  'absence.reason.other': 'Another reason',
  'absence.reportedBy': 'Reported by {name}',
  'absence.report': 'Report an absence',
} as const;
