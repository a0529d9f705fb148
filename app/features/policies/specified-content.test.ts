import { describe, expect, it } from 'vitest';
import type { PolicySlug } from '#content/legal/policies.ts';
import { getPolicy, listPolicies } from './policies.server.ts';
import type { Policy } from './policies.ts';

/* What the specification requires of the policies, with literal figures: changing a figure in
   `content/legal/figures.ts` fails here. @see content §2, §4–§6, §9 */

const clausesOf = ({ sections }: Policy) => sections.flatMap(({ clauses }) => clauses);
const withoutTags = (html: string) => html.replace(/<\/?(p|ul|li)>/g, '\n').replace(/<[^>]+>/g, '');
const textOf = (policy: Policy) =>
  [
    policy.title,
    withoutTags(policy.introduction),
    ...policy.sections.map(({ title }) => title),
    ...clausesOf(policy).map(({ number, html }) => `${number} ${withoutTags(html)}`),
  ].join('\n');
const listIn = (slug: PolicySlug, number: string) =>
  clausesOf(getPolicy(slug, 'en'))
    .find((clause) => clause.number === number)
    ?.html.match(/<li>/g)?.length;

/** Requirement, policy, and the words that satisfy it. */
const specified: [what: string, slug: PolicySlug, ...words: (string | RegExp)[]][] = [
  // @see content §9.4
  ['an enquiry is kept for 30 days', 'privacy-policy', 'an Enquiry for 30 days', 'for 1 academic year'],
  // @see content §9.5–6
  ['student records are kept for 6 years after departure', 'privacy-policy', /at least 6 years after the .*departure/],
  // @see content §9.7
  ['financial records are kept for 7 years', 'privacy-policy', 'financial records for 7 years'],
  // @see content §9.8
  ['a deletion request is processed within 30 days', 'privacy-policy', 'processes a deletion request within 30 days'],
  // @see content §9.9
  ['data rights are answered within a month', 'privacy-policy', 'answers within 1 calendar month'],
  // @see content §9.10
  ['a breach is notified within 72 hours', 'privacy-policy', /notify the Information Commissioner .* within 72 hours/],
  // @see content §9.12
  ['IT logs are kept up to 12 months', 'privacy-policy', /IT logs.* for up to 12 months/],
  // @see content §6.3–5
  ['student data is restricted to authorised people', 'privacy-policy', /restricted to assigned mentors, wellbeing/],
  ['an enquiry is answered within 48 hours', 'admissions-policy', 'contacts the Parent within 48 hours'],
  // @see content §9.14
  ['a course may be cancelled within 14 days', 'admissions-policy', 'online course', 'within 14 calendar days'],
  // @see content §9.15
  [
    'tuition is refunded by the day of withdrawal',
    'admissions-policy',
    'more than 30 days before the Start Date, 100% of the Tuition paid',
    'from 15 to 30 days before the Start Date, 50% of the Tuition paid',
    'fewer than 15 days before the Start Date, 25% of the Tuition paid',
    'on or after the Start Date, 0% of the Tuition paid',
    /does not attend .* 0% of the Tuition paid/,
  ],
  // @see content §9.16
  [
    'the deposit is refunded only if the school cancels',
    'admissions-policy',
    'The Deposit is non-refundable',
    /If the School cancels .* 100% of the Deposit/,
  ],
  // @see content §9.17
  ['refunds go to the original source', 'admissions-policy', 'refund within 30 days', 'original payment source'],
  // @see content §9.18–19
  [
    'deferral and transfer are allowed once',
    'admissions-policy',
    'up to 7 days before the Start Date',
    'Deferrals allowed for an enrolment is typically 1',
    'Transfers allowed for an enrolment is typically 1',
  ],
  // @see content §9.20
  ['an administrative fee may be charged', 'admissions-policy', 'may charge an administrative fee'],
  // @see content §9.21
  ['payments are typically in GBP or USD', 'admissions-policy', 'Payments are typically in GBP or USD'],
  // @see content §9.22–23
  [
    'a conduct decision may be appealed within 10 working days',
    'academic-integrity',
    'may appeal against it within 10 Working Days',
  ],
  // @see content §9.22–23
  [
    'there are five sanctions',
    'academic-integrity',
    /\n.*a warning/,
    /\n.*grade/,
    /\nsuspension/,
    /\nexpulsion/,
    /\n.*legal action/,
  ],
  // @see content §9.25
  ['safeguarding training is annual', 'safeguarding', /safeguarding training .* at least once every 12 months/],
  // @see content §9.26
  ['spending above £5,000 needs approval', 'governance', 'operational spending above £5,000'],
  // @see content §9.27
  ['financial reports are monthly', 'governance', 'finances every month to the Board'],
  // @see content §9.28
  [
    'the risk register is reviewed quarterly and annually',
    'governance',
    'Risk Register every quarter',
    'Risk Register every year',
  ],
  // @see content §9.29
  ['the next accounts are due on 30 September 2025', 'governance', 'next accounts are due on 30 September 2025'],
  // @see content §9.40
  ['policies are reviewed every year', 'governance', 'each policy of the School reviewed every year'],
  // @see content §2.74
  [
    'the complaints policy has the specified sections',
    'complaints',
    'Informal resolution',
    'Formal complaint',
    'Academic appeals',
    'External review',
    'Record keeping',
  ],
  // @see content §4.6, §9.31
  ['a concern is raised within 10 working days', 'complaints', 'raised within 10 Working Days of the incident'],
  // @see content §4.7, §9.32
  ['a formal complaint is made within 30 days', 'complaints', 'made within 30 calendar days of the incident'],
  // @see content §5.12–14
  [
    'the contents of a formal complaint are listed',
    'complaints',
    'must be in writing',
    'the Complainant’s name',
    'contact details',
    'the student ID, if applicable',
    'a description of the issue, with dates and the parties involved',
    'the outcome that the Complainant wants',
  ],
  // @see content §9.33
  [
    'a complaint is acknowledged within 5 days',
    'complaints',
    /acknowledge a formal complaint .* within 5 Working Days/,
  ],
  // @see content §9.34
  ['a complaint is investigated within 20 days', 'complaints', 'completed within 20 Working Days'],
  // @see content §9.35
  ['an academic appeal is made within 10 days', 'complaints', /appeal must be made .* within 10 Working Days/],
  // @see content §9.36
  ['an academic appeal is decided within 20 days', 'complaints', /give its decision .* within 20 Working Days/],
  // @see content §4.8
  [
    'the decision on an academic appeal is final internally',
    'complaints',
    'Academic Appeals Committee is final internally',
  ],
  // @see content §9.37
  [
    'an appeal has three grounds',
    'complaints',
    'procedural irregularity',
    'bias or unfair treatment',
    '\nnew evidence.',
  ],
  // @see content §4.9
  [
    'an adjudicator or the Group Compliance Officer reviews a complaint externally',
    'complaints',
    'by an independent adjudicator or by the Group Compliance Officer',
  ],
  // @see content §9.38
  [
    'the complaints log is reviewed quarterly and reported annually',
    'complaints',
    'log is reviewed every quarter',
    'reported to the Board every year',
  ],
  // @see content §6.3–5
  [
    'the Complaints Officer is appointed by the Operations Director',
    'complaints',
    'whom the Operations Director appoints',
  ],
  // @see content §9.39
  ['a report is acknowledged within 5 days', 'whistleblowing', /acknowledge a report within 5 Working Days/],
  // @see content §2.75, §4.10–11
  [
    'a report is investigated in steps 4.1 to 4.6',
    'whistleblowing',
    '4.1 \nAcknowledgement',
    '4.2 \nAssessment',
    '4.3 \nInvestigation',
    '4.4 \nEscalation',
    '4.5 \nOutcome',
    '4.6 \n',
  ],
  // @see content §4.10–11
  [
    'serious cases are escalated to an external auditor or to legal counsel',
    'whistleblowing',
    /serious or systemic case to an independent external auditor or legal/,
  ],
  // @see content §2.75
  ['a person who reports a concern is protected', 'whistleblowing', 'Protection', 'anonymity', 'Malicious reports'],
  // @see content §2.77
  ['the equality commitment is reviewed annually', 'equality-diversity', 'review this commitment every year'],
  // @see content §2.78
  [
    'the disclaimer states what the school is not',
    'disclaimer',
    'is an independent provider',
    'not registered with or endorsed by any inspectorate',
    'means alignment only',
    'the courts of England and Wales',
  ],
  // @see content §2.79–82
  [
    'the cookie policy has the specified categories',
    'cookie-policy',
    'Essential items',
    'Analytics items',
    'Without consent nothing is counted',
    'Functional items',
    'no marketing',
    'On a first visit a banner',
    'Accept All',
    'Manage Preferences',
    'Manage Cookies',
    'Contact is only through the Secure Inbox of the family portal',
  ],
];

it.each(specified)('As specified, %s', (_what, slug, ...words) => {
  const text = textOf(getPolicy(slug, 'en'));
  for (const word of words) {
    if (typeof word === 'string') expect(text).toContain(word);
    else expect(text).toMatch(word);
  }
});

describe('The policies', () => {
  it.each<[what: string, slug: PolicySlug, clause: string, count: number]>([
    // @see content §2.75
    ['concerns that may be reported', 'whistleblowing', '1.3', 8],
    // @see content §2.75
    ['channels for a report', 'whistleblowing', '3.1', 3],
    // @see content §2.77
    ['protected characteristics', 'equality-diversity', '2.1', 9],
    // @see content §9.37
    ['grounds of an appeal', 'complaints', '4.3', 3],
  ])('list the specified number of %s', (_what, slug, clause, count) => {
    expect(listIn(slug, clause)).toBe(count);
  });
});

// @see content §6.3–5
describe('Roles in the policies', () => {
  const all = listPolicies('en').map(textOf).join('\n');

  it.each([
    'Student',
    'mentor',
    'wellbeing coach',
    'authorised family member',
    'Designated Safeguarding Lead',
    'Data Protection Officer',
    'Disciplinary Committee',
    'Academic Coordinator',
    'Director',
    'Chief Financial Officer',
    'Complaints Officer',
    'Operations Director',
    'Academic Appeals Committee',
    'Compliance Officer',
    'Board of Directors',
    'Whistleblowing Officer',
    'HR',
    'Immediate Manager',
  ])('include the %s', (role) => {
    expect(all).toContain(role);
  });
});

// @see content §2.66, §2.79–82
it('The privacy policy links to the cookie policy, which links to privacy, terms, hub and portal', () => {
  const linksOf = (slug: PolicySlug) => clausesOf(getPolicy(slug, 'en')).flatMap(({ html }) => html);
  expect(linksOf('privacy-policy').join('')).toContain('href="/legal/cookie-policy"');
  const fromCookies = linksOf('cookie-policy').join('');
  for (const page of ['/legal/privacy-policy', '/terms', '/legal', '/parent-login'])
    expect(fromCookies).toContain(`href="${page}"`);
});
