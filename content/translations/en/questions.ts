/** The page of questions that parents ask. The server inserts the facts that the school has published. @see PD-62 */
export const questions = {
  'questions.ages': 'Which ages are taught at each stage?',
  'questions.ages.text': 'The usual ages at each stage:',
  'questions.stage': 'Stage',
  'questions.age': 'Age in years',
  'questions.range': '{from} to {to}',

  'questions.group': 'How many students are in a lesson?',
  'questions.group.text': {
    one: 'A live lesson has at most {count} student.',
    other: 'A live lesson has at most {count} students.',
  },

  'questions.language': 'In which language are lessons taught?',
  'questions.language.text': 'Language of instruction: {language}.',

  'questions.hours': 'When do lessons take place?',
  'questions.hours.range':
    'Live lessons take place from {first} to {last}, between {opens} and {closes} ({city} time).',
  'questions.hours.days': 'Live lessons take place between {opens} and {closes} ({city} time). Days: {days}.',
  'questions.hours.elsewhere': 'On {date}, these are the hours in other places:',
  'questions.place': 'Place',
  'questions.clock': 'Local time',
  'questions.yourTime': 'Your time',
  'questions.nextDay': '{time} (next day)',
  'questions.previousDay': '{time} (previous day)',

  'questions.day': 'What does a school day look like in other time zones?',
  'questions.day.text':
    'An example for {date}. Where clocks change on other dates than in {city}, or not at all, local times move by an hour during the year.',
  'questions.day.part': 'Part of the day',
  'questions.day.lesson': 'Lesson',
  'questions.day.break': 'Break',
  'questions.day.lunch': 'Lunch',
  'questions.day.mentor': 'Mentor',
  'questions.day.study': 'Independent study',

  'questions.terms': 'When do terms begin and end?',
  'questions.terms.text': 'Terms that have not ended yet:',
  'questions.term': 'Term',
  'questions.firstDay': 'First day',
  'questions.lastDay': 'Last day',
  'questions.term.autumn': 'Autumn term',
  'questions.term.spring': 'Spring term',
  'questions.term.summer': 'Summer term',

  'questions.fees': 'What are the fees?',
  'questions.fees.amount.term': '{amount} per term.',
  'questions.fees.amount.year': '{amount} per school year.',
  'questions.fees.range.term': 'Between {lowest} and {highest} per term.',
  'questions.fees.range.year': 'Between {lowest} and {highest} per school year.',
  'questions.fees.offer': 'The offer of a place states every fee.',

  'questions.devices': 'Which devices does my child need?',
  'questions.examinations': 'Which examinations can students take, and who awards them?',
  'questions.support': 'What learning support is there?',
} as const;
