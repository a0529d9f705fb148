/** Recent activity of a student. @see PD-41 */
export const activity = {
  'activity.older': 'Older activity',
  'activity.newest': 'Newest activity',
  'activity.ofAll': 'All students',
  'activity.level-changed': 'Level changed',
  'activity.mentor-assigned': 'New Academic Mentor: {name}',
  'activity.coach-assigned': 'New Wellbeing Coach: {name}',
  'activity.absence-reported': 'Absence reported',
  'activity.absence-reported.by': 'Absence reported by {name}',
  'activity.absence-withdrawn': 'Absence withdrawn',
  'activity.absence-withdrawn.by': 'Absence withdrawn by {name}',
  'activity.feedback-published': 'New feedback',
  'activity.feedback-corrected': 'Feedback corrected',
  'activity.report-published': 'New report',
  'activity.report-corrected': 'Report corrected',
  'activity.country-changed': 'Country of lessons changed',
} as const;
