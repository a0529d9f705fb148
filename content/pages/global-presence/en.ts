/** The keys are the roles of `countryHubs` in `content/school.ts`. @see content §2 Global presence page @see PD-2 */
export const en = {
  meta: {
    title: 'Global Presence',
    description:
      'The school’s regional hubs in the United Kingdom, Monaco, Switzerland, the UAE and the USA, and what each of them does for families.',
  },
  hero: {
    eyebrow: 'Five countries, one school',
    title: 'Global Presence',
    lead: 'Regional hubs in five countries give the school 24-hour coverage, wherever you live.',
  },
  map: {
    title: 'Around the clock',
    lead: 'The school day moves westward from hub to hub, as the daylight does.',
    coverage: 'Five hubs, spread across time zones: when the day ends at one, it goes on at another.',
  },
  hubs: {
    title: 'What each hub does',
    lead: 'Each hub has its own task and shares what it learns with the whole school.',
    roles: {
      'academic-and-governance-headquarters': {
        country: 'United Kingdom',
        role: 'Academic and governance headquarters',
        text: 'This is where we look after the curriculum and govern the school. {parentCompany}, which runs the school, is registered in {jurisdiction}.',
      },
      'leadership-and-wellbeing-retreats': {
        country: 'Monaco',
        role: 'Leadership and wellbeing retreats',
        text: 'A place away from the screen for our leadership and wellbeing retreats.',
      },
      'stem-and-ai-ethics-research': {
        country: 'Switzerland',
        role: 'STEM and AI ethics research',
        text: 'Here we study how science, technology, engineering and mathematics (STEM) are best taught, and what students should ask of an AI tool before trusting its answer.',
      },
      'middle-east-hub': {
        country: 'UAE',
        role: 'Middle East hub',
        text: 'The hub for families in the Gulf and the countries around it. Its day overlaps with the afternoon in Asia and the morning in Europe.',
      },
      'north-american-support-and-university-pathways': {
        country: 'USA',
        role: 'North American academic support and university pathways',
        text: 'Academic support during the day in North America, and guidance for students on their way to a university.',
      },
    },
  },
  meaning: {
    title: 'A hub is not a campus',
    paragraphs: [
      'Lessons are live and online, so your child does not have to live near a hub, and you do not lose your place by moving away from one. Wherever possible, the Academic Mentor and the Wellbeing Coach stay the same.',
      'By 24-hour coverage we mean that our hubs lie in time zones around the world, so that lessons can be planned for the hours in which your family is awake. It does not mean that somebody is on duty at every hour. You can write to us in the Secure Inbox of the [family portal](/parent-login) at any hour, and we read it in our working hours.',
      'A hub is a place where the school works. It is not a licence or an approval by the country it is in; the [legal notice](/legal/disclaimer) explains this more fully.',
    ],
  },
  closing: {
    title: 'The same school in six cities',
    text: 'The school works in the time zones of six cities: one in each of these countries, and Singapore. Each is a local touchpoint for the families around it.',
    network: 'See the Global Network',
    admissions: 'Request Private Consultation',
  },
} as const;
