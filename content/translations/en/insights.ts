/** Insights: visits to public pages, for administrators. @see PD-11 */
export const insights = {
  'insights.title': 'Insights',
  'insights.heading': 'How the public pages are used',
  'insights.lead':
    'Counts of visitors who allow analytics. Only daily totals are kept: nobody can be recognised in them. Days begin at midnight UTC.',
  'insights.period': 'Period',
  'insights.period.days': { one: 'Last {count} day', other: 'Last {count} days' },
  'insights.period.submit': 'Show',
  'insights.empty': 'Nothing was counted in this period',
  'insights.empty.text':
    'Page views appear here a few seconds after a visitor who allows analytics opens a public page.',

  'insights.views': 'Views',
  'insights.share': 'Share',
  'insights.days.title': 'Views per day',
  'insights.days.summary': {
    one: '{count} view from {from} to {to}. The busiest day was {day}, with {most}.',
    other: '{count} views from {from} to {to}. The busiest day was {day}, with {most}.',
  },
  'insights.days.table': 'Views per day as a table',
  'insights.day': 'Day',
  'insights.pages.title': 'Views per page',
  'insights.page': 'Page',
  'insights.languages.title': 'Views per language',
  'insights.language': 'Language',
} as const;
