import type { Language } from '#content/languages.ts';
import type { Office } from '#content/offices.ts';
import type { Role } from '#content/roles.ts';
import type { Relation, RestrictionReason, Rights } from '#features/students/guardians.ts';

export interface DemoPerson {
  fullName: string;
  email: string;
  role: Role;
  /** Published in the README; only gives access to demo data. */
  password: string;
  language: Language | null;
  is: string;
}

/** All people are fictional; addresses use reserved example domains. */
export const people = {
  ingrid: {
    fullName: 'Ingrid Løvstad',
    email: 'ingrid.lovstad@school.example',
    role: 'admin',
    password: 'Northern-Star-1',
    language: null,
    is: 'admissions and records',
  },
  eleanor: {
    fullName: 'Eleanor Whitcombe',
    email: 'eleanor.whitcombe@school.example',
    role: 'mentor',
    password: 'Quiet-Library-2',
    language: null,
    is: 'Academic Mentor of Tobi and سلمى',
  },
  helene: {
    fullName: 'Hélène Marchetti',
    email: 'helene.marchetti@school.example',
    role: 'mentor',
    password: 'Silver-Birch-3',
    language: 'fr',
    is: 'Academic Mentor of Saoirse and 乐天, Wellbeing Coach of يوسف',
  },
  samir: {
    fullName: 'سمير قاسم',
    email: 'samir.qasim@school.example',
    role: 'mentor',
    password: 'Morning-Coffee-4',
    language: null,
    is: 'Academic Mentor of يوسف, Wellbeing Coach of سلمى',
  },
  yawen: {
    fullName: '林雅雯',
    email: 'lin.yawen@school.example',
    role: 'mentor',
    password: 'Bamboo-Bridge-5',
    language: null,
    is: 'Wellbeing Coach of Tobi, Saoirse and 乐天',
  },
  zoe: {
    fullName: 'Zoë Adeyemi-O’Neil',
    email: 'zoe.adeyemi@example.org',
    role: 'parent',
    password: 'Harbour-Light-6',
    language: null,
    is: 'mother of Tobi and Saoirse',
  },
  sean: {
    fullName: 'Seán O’Neil',
    email: 'sean.oneil@example.org',
    role: 'parent',
    password: 'Copper-Kettle-9',
    language: null,
    is: 'father of Tobi, the second guardian',
  },
  layla: {
    fullName: 'ليلى منصور',
    email: 'layla.mansour@example.org',
    role: 'parent',
    password: 'Orange-Grove-7',
    language: 'ar',
    is: 'mother of يوسف and سلمى',
  },
  jingyi: {
    fullName: '陈静怡',
    email: 'chen.jingyi@example.org',
    role: 'parent',
    password: 'Paper-Crane-8',
    language: 'zh',
    is: 'mother of 乐天',
  },
} as const satisfies Record<string, DemoPerson>;

export interface DemoInvitation {
  fullName: string;
  email: string;
  role: Role;
  language: Language;
  /** Days until the link expires; negative if it has expired. */
  days: number;
  mail?: 'failed';
}

/** Invited people who have not chosen a password: these accounts cannot be signed in to. */
export const invitations: readonly DemoInvitation[] = [
  { fullName: 'Camille Laurent', email: 'camille.laurent@example.org', role: 'parent', language: 'fr', days: 5 },
  {
    fullName: 'Tomasz Wiśniewski',
    email: 'tomasz.wisniewski@example.org',
    role: 'parent',
    language: 'en',
    days: -2,
    mail: 'failed',
  },
];

/** Accounts that were used once. Their passwords are random. */
export const otherParents = {
  seanAtWork: { fullName: 'Sean O’Neil', email: 'sean.oneil@work.example', language: 'en', signedInDaysAgo: 90 },
  margarida: {
    fullName: 'Margarida Ferreira',
    email: 'margarida.ferreira@example.org',
    language: 'fr',
    signedInDaysAgo: 3,
  },
} as const satisfies Record<string, { fullName: string; email: string; language: Language; signedInDaysAgo: number }>;

/** A student who left long ago: the record is deleted in twelve days. */
export const leaver = { fullName: 'Inês Ferreira', number: 'MER-1204', level: 'Primary', daysLeft: 12 };

export type PersonKey = keyof typeof people;

/** Guardians in addition to the parent. */
export interface DemoGuardian {
  email: string;
  relation: Relation;
  rights: Rights;
  restrictionReason: RestrictionReason | null;
}

export interface DemoStudent {
  fullName: string;
  number: string;
  level: string | null;
  className: string | null;
  parent: PersonKey;
  relation: Relation;
  guardians?: readonly DemoGuardian[];
  academicMentor: PersonKey;
  wellbeingCoach: PersonKey;
}

export const students: readonly DemoStudent[] = [
  {
    fullName: 'Tobi Adeyemi-O’Neil',
    number: 'MER-2041',
    level: 'Middle Years',
    className: 'Year 8',
    parent: 'zoe',
    relation: 'mother',
    guardians: [
      {
        email: people.sean.email,
        relation: 'father',
        rights: { mayView: true, mayWrite: true, receivesMail: true },
        restrictionReason: null,
      },
      {
        email: 'tomasz.wisniewski@example.org',
        relation: 'step-parent',
        rights: { mayView: true, mayWrite: false, receivesMail: false },
        restrictionReason: 'identity',
      },
    ],
    academicMentor: 'eleanor',
    wellbeingCoach: 'yawen',
  },
  {
    fullName: 'Saoirse Adeyemi-O’Neil',
    number: 'MER-2042',
    level: 'Primary',
    className: 'Year 4',
    parent: 'zoe',
    relation: 'mother',
    guardians: [
      {
        email: otherParents.seanAtWork.email,
        relation: 'father',
        rights: { mayView: true, mayWrite: false, receivesMail: false },
        restrictionReason: null,
      },
    ],
    academicMentor: 'helene',
    wellbeingCoach: 'yawen',
  },
  {
    fullName: 'يوسف منصور',
    number: 'MER-1987',
    level: 'Secondary',
    className: null,
    parent: 'layla',
    relation: 'mother',
    academicMentor: 'samir',
    wellbeingCoach: 'helene',
  },
  {
    fullName: 'سلمى منصور',
    number: 'MER-1788',
    level: 'University Preparation',
    className: '12A',
    parent: 'layla',
    relation: 'mother',
    academicMentor: 'eleanor',
    wellbeingCoach: 'samir',
  },
  {
    fullName: '陈乐天',
    number: 'MER-2106',
    level: null,
    className: null,
    parent: 'jingyi',
    relation: 'mother',
    academicMentor: 'helene',
    wellbeingCoach: 'yawen',
  },
];

/** Holders and deputies of offices. */
export const holders: Readonly<Record<Office, { holder: PersonKey; deputy?: PersonKey }>> = {
  safeguarding: { holder: 'yawen', deputy: 'helene' },
  'data-protection': { holder: 'samir' },
  complaints: { holder: 'eleanor' },
  whistleblowing: { holder: 'samir' },
  compliance: { holder: 'yawen' },
  director: { holder: 'eleanor' },
  academic: { holder: 'helene' },
  operations: { holder: 'ingrid' },
  finance: { holder: 'ingrid' },
  hr: { holder: 'eleanor' },
  admissions: { holder: 'ingrid', deputy: 'eleanor' },
  technical: { holder: 'ingrid' },
};
