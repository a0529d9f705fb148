import { beforeAll, describe, expect, it, test } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { readSources } from '#database/migrate.ts';
import { type AuditDetail, auditDetailKeys, auditSubjects } from '#features/audit/audit.ts';
import { factSchemas } from '#features/school-facts/school-facts.schema.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { detailsIn, type ShownDetail } from './shown-details.server.ts';

beforeAll(loadAllTexts);

const stored = (key: string, ...values: string[]): AuditDetail => ({
  key,
  values: values.map((text) => ({ text, isName: false })),
});

const textOf = ({ label, values, separator }: ShownDetail) =>
  `${label.text} ${values.map(({ text }) => text).join(separator)}`;

describe('The audit log', () => {
  it.each<[string, AuditDetail]>([
    ['Role: Parent', stored('role', 'parent')],
    ['Office: Technical Support', stored('office', 'technical')],
    ['Network: 192.0.2.0/24', stored('network', '192.0.2.0/24')],
    ['Changed: Full Name, Current Level', stored('changed', 'fullName', 'currentLevel')],
    ['Changed: Name, First day, Last day', stored('changed', 'names', 'first_day', 'last_day')],
    ['Changed: Days with lessons, Sample day', stored('changed', 'monday', 'sunday', 'part1', 'ends8')],
    ['Changed: Name, Time zone, Address of the room', stored('changed', 'names', 'timeZone', 'room')],
    [
      'Changed: Cancelled, Day and time, Teacher, Note',
      stored('changed', 'isCancelled', 'movedTo', 'teacherId', 'note'),
    ],
    ['Changed: 12', stored('changed', '12')],
    ['Relation to the student: Grandparent', stored('relation', 'grandparent')],
    ['Rights: See the student, Receive emails about the student', stored('rights', 'mayView', 'receivesMail')],
    ['Rights: None', stored('rights')],
    ['Reason: Court order', stored('reason', 'court-order')],
    ['Reason: Claim', stored('reason', 'claim')],
    ['Reason: Wrong password', stored('reason', 'wrong password')],
    ['Kind: Erase data', stored('kind', 'erasure')],
    ['Kind: Accounts', stored('kind', 'accounts')],
    ['Outcome: Partly done', stored('outcome', 'partly')],
    ['After: Consultation scheduled', stored('to', 'scheduled')],
    ['Kept until: 31 Aug 2033', stored('until', '2033-08-31')],
    ['Records: Records of former students', stored('rule', 'leavers')],
    ['List: Audit log', stored('list', 'audit-log')],
    ['Filters: state=archived, search', stored('parameters', 'state=archived', 'search')],
    ['Setting: Term', stored('table', 'terms')],
    ['Cause: Year end', stored('cause', 'year end')],
    ['Fact: Fees', stored('fact', 'fees')],
    ['Policy: Privacy and GDPR Policy', stored('policy', 'privacy-policy')],
  ])('shows %j', (text, detail) => {
    expect(textOf(detailsIn('en')(detail))).toBe(text);
  });

  it.each([
    ['ar', 'التغييرات: الاسم الكامل، الصف'],
    ['fr', 'Modifications\u202f: Nom complet, Classe'],
    ['zh', '更改： 姓名、班级'],
  ] as const)('shows the changed fields in %s', (language, text) => {
    expect(textOf(detailsIn(language)(stored('changed', 'fullName', 'className')))).toBe(text);
  });

  it('shows a person’s name literally, even if it equals a stored value', () => {
    const detail = { key: 'to', values: [{ text: 'new', isName: true }] };
    expect(detailsIn('fr')(detail)).toMatchObject({
      key: 'to',
      label: { text: 'Après\u202f:', kind: 'translated' },
      values: [{ text: 'new', kind: 'name' }],
    });
  });
});

describe('An audit detail that is unknown to this release', () => {
  it.each([
    ['role', 'owner', 'translated'],
    ['office', 'kitchen', 'translated'],
    ['until', 'tomorrow', 'translated'],
    ['constructor', 'parent', 'stored'],
  ])('is shown as stored: %s, %s', (key, value, kind) => {
    const { label, values } = detailsIn('zh')(stored(key, value));
    expect(label.kind).toBe(kind);
    expect(values).toEqual([{ text: value, kind: 'stored' }]);
  });
});

test.each(languageCodes)('Every field of the forms for school facts has a name in %s', (language) => {
  const fields = Object.values(factSchemas).flatMap(({ shape }) => Object.keys(shape));
  expect(fields).toContain('largest');
  const { values } = detailsIn(language)(stored('changed', ...fields));
  expect(values.filter(({ kind }) => kind === 'stored')).toEqual([]);
});

test('Database functions write only audit keys that have a label', async () => {
  const statements = (await readSources()).scripts
    .flatMap(([, text]) => text.split(';'))
    .filter((statement) => /accounts\.record_event\(|into audit_log/.test(statement));
  const keys = statements.flatMap((statement) =>
    [...statement.matchAll(/'(\w+)',|"(\w+)":/g)].map(([, name, jsonName]) => name ?? jsonName),
  );
  const known = [...auditDetailKeys, ...auditSubjects];
  expect(keys).toContain('network');
  expect(keys.filter((key) => !known.some((each) => each === key))).toEqual([]);
});
