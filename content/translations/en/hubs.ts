/** The cities and time zones of `content/school.ts`, and the labels of the map of the hubs. @see PD-2 */
export const hubs = {
  'hubs.city.london': 'London',
  'hubs.city.monaco': 'Monaco',
  'hubs.city.zurich': 'Zurich',
  'hubs.city.dubai': 'Dubai',
  'hubs.city.new-york': 'New York',
  'hubs.city.singapore': 'Singapore',

  'hubs.zone.Europe/London': 'United Kingdom time',
  'hubs.zone.Europe/Monaco': 'Central European time',
  'hubs.zone.Europe/Zurich': 'Central European time',
  'hubs.zone.Asia/Dubai': 'Gulf time',
  'hubs.zone.America/New_York': 'Eastern time',
  'hubs.zone.Asia/Singapore': 'Singapore time',

  'hubs.map':
    'World map with the hubs, the shortest routes between them and, shaded, where it is night now. The list beside it gives the same information.',
  'hubs.legend': 'The lines are the shortest routes between the hubs. The shaded area is where it is night now.',
  'hubs.times': 'Local time at each hub',
  'hubs.day': 'Day',
  'hubs.night': 'Night',
} as const;
