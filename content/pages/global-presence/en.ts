/** Roles stand under the keys of `countryHubs` in `content/school.ts`. @see content §2 Global presence page @see decisions 2 */
export const en = {
  meta: {
    title: 'Global Presence',
    description:
      'The school’s regional hubs in the United Kingdom, Monaco, Switzerland, the UAE and the USA, and what each of them does for families.',
  },
  hero: {
    eyebrow: 'Five countries, one school',
    title: 'Global Presence',
    lead: 'Regional hubs in five countries give the school 24-hour coverage, wherever a family happens to live.',
  },
  map: {
    title: 'Around the clock',
    lead: 'The school’s day does not end. It moves westward from hub to hub, as the daylight does.',
    coverage: 'While one hub sleeps another is at work: together they cover all 24 hours.',
  },
  hubs: {
    title: 'What each hub does',
    lead: 'Every hub has a task of its own. What it learns belongs to the whole school.',
    roles: {
      'academic-and-governance-headquarters': {
        country: 'United Kingdom',
        role: 'Academic and governance headquarters',
        text: 'Here the curriculum is kept and the school is governed. {parentCompany}, which runs the school, is registered in {jurisdiction}.',
      },
      'leadership-and-wellbeing-retreats': {
        country: 'Monaco',
        role: 'Leadership and wellbeing retreats',
        text: 'A place away from the screen, for retreats on two matters that need quiet: how to lead a school well, and how to keep those in it well.',
      },
      'stem-and-ai-ethics-research': {
        country: 'Switzerland',
        role: 'STEM and AI ethics research',
        text: 'Here we study how science, technology, engineering and mathematics are best taught, and what a student should ask of a machine before trusting its answer.',
      },
      'middle-east-hub': {
        country: 'UAE',
        role: 'Middle East hub',
        text: 'The hub for families in the Gulf and the countries around it. Its day bridges the morning of Asia and the afternoon of Europe.',
      },
      'north-american-support-and-university-pathways': {
        country: 'USA',
        role: 'North American academic support and university pathways',
        text: 'Academic support in the hours when families in North America are awake, and guidance for students on their way to a university.',
      },
    },
  },
  meaning: {
    title: 'A hub is not a campus',
    paragraphs: [
      'Lessons are live and online, so no child has to live near a hub, and no family loses its place by moving away from one. An Academic Mentor and a Wellbeing Coach stay with the student from one address to the next.',
      'What hubs change is time. A school in one country goes home in the evening; a school in several hands over. Questions come to us in the Secure Inbox of the [family portal](/parent-login), at whatever hour they arise.',
      'A hub is a place of work of the school. It is not a licence or an approval by the country in which it lies; the [legal notice](/legal/disclaimer) says so more fully.',
    ],
  },
  closing: {
    title: 'The same school, city by city',
    text: 'On the clock the school stands in six cities: one in each of these countries, and Singapore. Each is a local touchpoint for the families around it.',
    network: 'See the Global Network',
    admissions: 'Request Private Consultation',
  },
} as const;
