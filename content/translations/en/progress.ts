/** The Progress Summary of the dashboard. @see core §2, PD-49 */
export const progress = {
  'progress.line': 'Attainment in {subject}: {first} in {firstTerm}, {last} in {lastTerm}',
  'progress.table': 'As a table',
  'progress.term': 'Term',
  'progress.attainment': 'Attainment',
} as const;
