/** @see core §1, §2 Home; content §1; PD-2, PD-5, PD-23, PD-24 */
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
      secondary: { stage: 'Secondary', line: 'Looking further, and asking how we know what we know.' },
      universityPreparation: {
        stage: 'University Preparation',
        line: 'The door to university, and the work that opens it.',
      },
    },
  },
  intro: {
    lead: 'A private school for families who live across borders. Teaching is live and in small groups, and every student has an Academic Mentor and a Wellbeing Coach.',
    text: 'Students join us full-time, or alongside the school they already attend.',
  },
  pillars: {
    title: 'Six pillars',
    lead: 'What you can expect of us, whichever country you call home this year.',
    items: [
      {
        title: 'Continuity',
        text: 'A move need not interrupt school. Your child keeps the same course, the same record of learning and, wherever possible, the same mentors.',
      },
      {
        title: 'Scholarship',
        text: 'Subjects are taught in depth and aligned with frameworks known around the world. Teachers read written work closely and reply with comments.',
      },
      {
        title: 'Wellbeing',
        text: 'Every student has a Wellbeing Coach: an adult who knows how the week went, notices when something is wrong and talks to you about it early.',
      },
      {
        title: 'Future Skills',
        text: 'Students work with artificial intelligence and learn to question what it tells them. They practise explaining their views to people who disagree.',
      },
      {
        title: 'Human Mentorship',
        text: 'An Academic Mentor plans each student’s course with them and follows it through.',
      },
      {
        title: 'Ethical Governance',
        text: 'Our rules are published: how we protect children, how we look after data, and how and by when we deal with a complaint.',
      },
    ],
  },
  experience: {
    title: 'A school day, wherever you are',
    lead: 'Lessons are live: a teacher, a few students and a question to work out together.',
    parts: [
      {
        title: 'In the lesson',
        text: 'The teacher notices who has not understood, and those who have can go further.',
      },
      {
        title: 'Around the lesson',
        text: 'The Academic Mentor looks at the whole picture: subjects, pace and what comes next. The Wellbeing Coach makes sure there is time to be a child, too.',
      },
      {
        title: 'At home',
        text: 'In the family portal you write to the mentor, the coach and the school through the Secure Inbox.',
      },
    ],
    link: 'Meet our faculty',
  },
  problem: {
    title: 'What a move can cost',
    statement: 'By the third new school, what a bright child knows best may be how to start again.',
    text: [
      'A new country often means a new syllabus halfway through the old one, and a teacher who has never read the last report. Each move is presented as an adventure. The gaps show later, and children usually find them first.',
      'Most schools stay in one place, and what they know about a child stays with them. We teach online: when you move, your child stays at the same school.',
    ],
    link: 'Read our vision',
  },
  wellbeing: {
    title: 'Two adults who know your child',
    lead: 'Every student has an Academic Mentor and a Wellbeing Coach, and the two talk to each other.',
    mentor: {
      title: 'The Academic Mentor',
      text: 'knows your child’s work: what they have understood, what they have only memorised, and where to begin next.',
    },
    coach: {
      title: 'The Wellbeing Coach',
      text: 'knows your child as a person: friends who are far away, sleep before a test, the quiet weeks after a move.',
    },
    note: 'All staff are trained in safeguarding at least every {safeguardingTrainingMonths} months. A Designated Safeguarding Lead acts on every concern and reports to the Board.',
    link: 'Our safeguarding policy',
  },
  future: {
    title: 'What will still be worth knowing',
    lead: 'Tools change faster than syllabuses. We teach with the new tools, and we teach what will outlast them.',
    text: [
      'Artificial intelligence has a place in our lessons. Students use it openly, check its answers against reliable sources and learn when to do without it.',
      'The habit is older than any machine: say what you know, how you know it and whom it will affect. We call it ethical intelligence.',
    ],
    link: 'Read the manifesto',
  },
  timeline: {
    title: 'Four stages, one path',
    lead: 'Students join at the stage that suits them, and move from stage to stage in the same school.',
    stages: [
      { title: 'Primary', text: 'Reading, number and the wider world, with time to ask why.' },
      { title: 'Middle Years', text: 'Subjects take shape, and students begin to plan their own work.' },
      { title: 'Secondary', text: 'Subjects in depth: students make arguments, test them and write them down.' },
      {
        title: 'University Preparation',
        text: 'Choosing a course, perhaps a country, and learning to study independently.',
      },
    ],
    link: 'See the curriculum',
  },
  alignment: {
    title: 'Aligned with frameworks known around the world',
    lead: 'We plan our teaching with these frameworks in view. Each school or university decides for itself which studies it recognises.',
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
    text: 'It begins with a confidential conversation. Tell us about your child and what you hope for; our team contacts you within {enquiryResponseHours} hours.',
    portal: 'If your child is already with us, please write to us in the family portal.',
  },
  network: {
    title: 'A global network, close at hand',
    lead: 'Lessons are online. Our regional hubs work in different time zones; these cities are our local touchpoints.',
    compass: { north: 'N', south: 'S', east: 'E', west: 'W' },
    link: 'See the global network',
  },
} as const;
