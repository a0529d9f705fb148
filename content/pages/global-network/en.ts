/** Cities stand under the keys of `cityHubs` in `content/school.ts`. @see content §2 Global network page @see decisions 2 */
export const en = {
  meta: {
    title: 'Global Network',
    description:
      'London, Monaco, Zurich, Dubai, New York and Singapore: the school’s regional hubs as local touchpoints for families who move.',
  },
  hero: {
    eyebrow: 'Global Network',
    title: 'A Global Network With Local Touchpoints',
    lead: 'The school teaches online, and it has addresses on the clock: six cities, so that somebody is always within a family’s own day.',
  },
  introduction: {
    title: 'Regional hubs',
    paragraphs: [
      'A regional hub joins two things that seldom go together: a school that is the same everywhere, and people who know what life is like where you are. The lessons, the mentors and the standards do not change from hub to hub. What changes is the hour, the season and the questions that families bring.',
      'Hubs are touchpoints, not campuses. Nobody needs to live in one of these cities to learn with us, and a move from one to another changes nothing in a student’s week but the time on the clock.',
    ],
  },
  map: {
    title: 'Six cities, one day',
    coverage: 'From Singapore’s morning to New York’s night, the six hubs cover all 24 hours.',
  },
  hubs: {
    title: 'The six cities',
    cities: {
      london:
        'At noon in London it is morning in New York and evening in Singapore: the one hour at which the whole school can meet. Academic and governance headquarters are in the United Kingdom.',
      monaco:
        'A small harbour between mountain and sea, and the quietest of the six: here are our retreats for leadership and wellbeing.',
      zurich:
        'Between the lake and the mountains, our touchpoint in Switzerland, where the school’s research in STEM and in the ethics of artificial intelligence is at home.',
      dubai:
        'The hub of the Middle East. Its morning begins while Europe is asleep, and its afternoon still meets the European morning.',
      'new-york':
        'Academic support for North America, and the place where students who look towards a university there find their pathway.',
      singapore:
        'The furthest east, and the first of the six to begin each day. When lessons could start here in the morning, it is the evening before in New York.',
    },
  },
  touchpoint: {
    title: 'What a touchpoint is for',
    uses: [
      {
        title: 'Your own hours',
        text: 'Somebody of the school is at work while you are awake, so that a question need not wait for the morning of another continent.',
      },
      {
        title: 'A move',
        text: 'Tell us early where you are going. The Academic Mentor and the Wellbeing Coach prepare for it with your child, and lesson times are arranged anew for the place you come to.',
      },
      {
        title: 'One way to reach us',
        text: 'No city has a counter or a telephone. Families write in the Secure Inbox of the [family portal](/parent-login); whoever is not with us yet uses the [consultation form](/admissions).',
      },
    ],
  },
  closing: {
    line: 'Connecting families to world-class education, wherever they are at home.',
    presence: 'See what each country does',
    admissions: 'Request Private Consultation',
  },
} as const;
