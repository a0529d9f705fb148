/** Names of people, and the search for them. @see PD-29 */
export const peopleSearch = {
  'ui.person.and': '{first}, {second}',
  'ui.person.academicMentor': 'Academic Mentor of {student}',
  'ui.person.wellbeingCoach': 'Wellbeing Coach of {student}',
  'ui.person.parent': 'Parent of {student}',
  'ui.person.guardian': 'Family of {student}',
  'ui.person.placeholder': 'Type a name, a role or an office',
  'ui.person.placeholder.address': 'Type a name or an email address',
  'ui.person.show': 'Show people',
  'ui.person.found': 'People found',
  'ui.person.searching': 'Searching…',
  'ui.person.failed': 'The search did not work. Please type again.',
  'ui.person.nobody': 'There is no one to choose yet.',
  'ui.person.noMatch': 'No one found. Try a name, a role, an office or a student.',
  'ui.person.noMatch.address': 'No one found with that name or email. Please check the spelling.',
  'ui.person.count': { one: '{count} person found', other: '{count} people found' },
  'ui.search.tooMany': {
    one: 'You have searched many times in the last minute. Please search again in {count} second.',
    other: 'You have searched many times in the last minute. Please search again in {count} seconds.',
  },
} as const;
