/** The keys are the cities of `cityHubs` in `content/school.ts`. @see content §2 Global network page @see PD-2 */
export const en = {
  meta: {
    title: 'Global Network',
    description:
      'London, Monaco, Zurich, Dubai, New York and Singapore: the school’s regional hubs as local touchpoints for families who move.',
  },
  hero: {
    eyebrow: 'Global Network',
    title: 'A Global Network With Local Touchpoints',
    lead: 'The school teaches online and works in the time zones of six cities, from Singapore to New York.',
  },
  introduction: {
    title: 'Regional hubs',
    paragraphs: [
      'A regional hub is our link to the families of a region. It works in their time zone and knows the questions they bring. Lessons and standards are the same for everyone.',
      'Hubs are touchpoints, not campuses. You do not need to live in one of these cities to learn with us. If you move from one to another, lesson times change, and sometimes the group; the course stays the same.',
    ],
  },
  map: {
    title: 'Six cities, one day',
    coverage: 'Six hubs, from Singapore’s morning to New York’s night.',
  },
  hubs: {
    title: 'The six cities',
    cities: {
      london:
        'At noon in London it is morning in New York and evening in Singapore: about the only time when the whole school can meet. Our academic and governance headquarters are in the United Kingdom.',
      monaco: 'A small harbour between mountain and sea. This is where we hold our leadership and wellbeing retreats.',
      zurich:
        'Between the lake and the mountains: our touchpoint in Switzerland, and the home of our research in science, technology, engineering and mathematics (STEM) and in the ethics of artificial intelligence.',
      dubai:
        'Our Middle East hub. Its morning begins while Europe is asleep, and its afternoon still meets the European morning.',
      'new-york':
        'Academic support for North America, and guidance for students who hope to study at a university there.',
      singapore:
        'The furthest east, and the first of the six to begin each day. At 8 in the morning here it is still the evening before in New York.',
    },
  },
  touchpoint: {
    title: 'What a touchpoint is for',
    uses: [
      {
        title: 'Your time zone',
        text: 'Our hubs are spread across time zones, so a question need not always wait for another continent’s morning.',
      },
      {
        title: 'A move',
        text: 'Tell us early where you are going. The Academic Mentor and the Wellbeing Coach prepare for it with your child, and we reset lesson times for your new time zone.',
      },
      {
        title: 'One way to reach us',
        text: 'No hub has a reception desk or a telephone line. Families write in the Secure Inbox of the [family portal](/parent-login); if you are not with us yet, use the [consultation form](/admissions).',
      },
    ],
  },
  closing: {
    line: 'Connecting families to world-class education, wherever they are at home.',
    presence: 'See what each hub does',
    admissions: 'Request Private Consultation',
  },
} as const;
