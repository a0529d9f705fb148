/** @see core §1, §2 Home; content §1; decisions 2, 5, 23, 24 */
export const en = {
  meta: {
    title: 'Education Without Borders',
    description:
      'A private international online school: live teaching in small groups, with an Academic Mentor and a Wellbeing Coach for every student.',
  },
  hero: {
    slides: {
      earlyYears: {
        stage: 'Early years',
        line: 'A question at the window, and someone who takes it seriously.',
      },
      primary: { stage: 'Primary', line: 'An open atlas, and the habit of asking where and why.' },
      secondary: { stage: 'Secondary', line: 'Looking further, and learning how we come to know.' },
      universityPreparation: {
        stage: 'University preparation',
        line: 'A lit door ahead, and the work done to walk through it.',
      },
    },
  },
  intro: {
    lead: 'A private school for families who live across borders. Teaching is live and in small groups, and every student has an Academic Mentor and a Wellbeing Coach.',
    text: 'Students join us full-time, or alongside the school they already attend. Either way the group is small enough for every voice to be heard.',
  },
  pillars: {
    title: 'Six pillars',
    lead: 'What a family can expect of us, whichever country it calls home this year.',
    items: [
      {
        title: 'Continuity',
        text: 'A move need not be a break. The same mentors and the same record of learning go with your child from one country to the next.',
      },
      {
        title: 'Scholarship',
        text: 'Subjects are taught in depth and aligned with frameworks known around the world. Written work is read closely, and answered in sentences.',
      },
      {
        title: 'Wellbeing',
        text: 'Every student has a Wellbeing Coach: an adult who knows how the week went, notices when something is wrong and speaks with the family early.',
      },
      {
        title: 'Future Skills',
        text: 'Students work with artificial intelligence and learn to question what it tells them. They practise explaining themselves to people who see things otherwise.',
      },
      {
        title: 'Human Mentorship',
        text: 'An Academic Mentor plans the way with each student and stays on it. Software may help with practice; it does not replace a person who knows the child.',
      },
      {
        title: 'Ethical Governance',
        text: 'The rules we keep are written down for everyone to read: how children are protected, how data is kept, how a complaint is heard and by when.',
      },
    ],
  },
  experience: {
    title: 'A school day, wherever you are',
    lead: 'The lesson is live: a teacher, a few students and a question that nobody has answered yet.',
    parts: [
      {
        title: 'In the lesson',
        text: 'Groups are small, so a student who has not understood is noticed, and one who has can go further.',
      },
      {
        title: 'Around the lesson',
        text: 'The Academic Mentor looks at the whole: which subjects, at what pace, and what comes next. The Wellbeing Coach sees to it that there is time to be a child as well.',
      },
      {
        title: 'At home',
        text: 'In the family portal parents read reports and feedback, follow progress and write to the school through the Secure Inbox.',
      },
    ],
    link: 'Meet the people who teach',
  },
  problem: {
    title: 'What a move can cost',
    statement: 'After the third new school, a clever child may have learned mostly how to start again.',
    text: [
      'A new country often means a new syllabus halfway through the old one, and a teacher who has never read the last report. Each move is explained as an adventure; the gaps it leaves are found later, usually by the child.',
      'Most schools stay in one place, and what they know about a child stays there with them. We began at the other end: with a school that keeps its knowledge of the child, and lets the place change.',
    ],
    link: 'Read our vision',
  },
  wellbeing: {
    title: 'Two adults who know your child',
    lead: 'Every student is paired with an Academic Mentor and a Wellbeing Coach, and the two of them talk to each other.',
    mentor: {
      title: 'The Academic Mentor',
      text: 'knows the work: what has been understood, what has only been memorised, and where the next stage ought to begin.',
    },
    coach: {
      title: 'The Wellbeing Coach',
      text: 'knows the person: friendships at a distance, sleep before a test, the quiet weeks that follow a move.',
    },
    note: 'Staff are trained in safeguarding at least every {safeguardingTrainingMonths} months, and a Designated Safeguarding Lead answers for it.',
    link: 'Our safeguarding policy',
  },
  future: {
    title: 'What will still be worth knowing',
    lead: 'Tools change faster than syllabuses. We teach with the new ones, and we teach what outlasts them.',
    text: [
      'Artificial intelligence has a place in our lessons. Students use it openly, check what it says against its sources and learn when to close it.',
      'The habit behind this is older than any machine: to say what one knows, how one knows it and whom it will affect. We call it ethical intelligence.',
    ],
    link: 'Read the manifesto',
  },
  timeline: {
    title: 'Four stages, one path',
    lead: 'Students join at the stage that fits them, and the people further along the path know who is coming.',
    stages: [
      { title: 'Primary', text: 'Reading, number and the wider world, with time to ask why.' },
      { title: 'Middle Years', text: 'Subjects take shape, and students begin to plan their own work.' },
      { title: 'Secondary', text: 'Subjects in depth: arguments are made, tested and written down.' },
      {
        title: 'University Preparation',
        text: 'Choosing a course and perhaps a country, and learning to study alone.',
      },
    ],
    link: 'See the curriculum',
  },
  alignment: {
    title: 'Aligned with frameworks known around the world',
    lead: 'We plan our teaching with these frameworks in view, so that a report from us can be understood by the next school.',
    frameworks: [
      { name: 'Cambridge', text: 'how subjects progress from year to year' },
      { name: 'IB', text: 'enquiry, and the student as a whole person' },
      { name: 'OECD', text: 'knowledge, skills and values for the years ahead' },
      { name: 'CEFR', text: 'levels of language, from A1 to C2' },
      { name: 'UNESCO ESD', text: 'education for sustainable development' },
      { name: '21st Century Skills', text: 'thinking critically and working together' },
    ],
    link: 'Read the legal notice',
  },
  admissions: {
    title: 'Admission by invitation',
    lead: 'We admit a limited number of students each year, by invitation, after a private consultation and an interview.',
    text: 'It begins with a conversation in confidence. Tell us about your child and what you hope for; our team answers within {enquiryResponseHours} hours.',
    portal: 'If your family is already with us, please write through the portal.',
  },
  network: {
    title: 'A global network, close at hand',
    lead: 'Lessons are online, and there are people on the ground too. Our regional hubs give 24-hour coverage; these cities are our local touchpoints.',
    compass: { north: 'N', south: 'S', east: 'E', west: 'W' },
    link: 'See the global network',
  },
} as const;
