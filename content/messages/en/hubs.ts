/** The cities of `content/school.ts`. @see decisions 2 */
export const hubs = {
  'hubs.city.london': 'London',
  'hubs.city.monaco': 'Monaco',
  'hubs.city.zurich': 'Zurich',
  'hubs.city.dubai': 'Dubai',
  'hubs.city.new-york': 'New York',
  'hubs.city.singapore': 'Singapore',
} as const;
