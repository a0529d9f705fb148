import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { addStudents } from '#database/samples/students.ts';
import { findPeople, listAccounts } from '#features/accounts/accounts.server.ts';
import { accountList } from '#features/accounts/accounts.ts';
import { auditList } from '#features/audit/audit.ts';
import { readAuditLog } from '#features/audit/audit-rows.server.ts';
import { listContactMessages } from '#features/enquiries/contact-messages.server.ts';
import { contactMessageList } from '#features/enquiries/contact-messages.ts';
import { listEnquiries } from '#features/enquiries/enquiries.server.ts';
import { enquiryList } from '#features/enquiries/enquiries.ts';
import { findRecipients } from '#features/messages/recipients.server.ts';
import { policyReaderList } from '#features/policies/policies.ts';
import { listPolicyReaders } from '#features/policies/policy-readers.server.ts';
import { listRoster } from '#features/students/roster.server.ts';
import { listStudents } from '#features/students/students.server.ts';
import { studentList } from '#features/students/students.ts';
import { listYearEndStudents } from '#features/students/year-end.server.ts';
import { type PersonTx, person, readAs } from '#platform/database.server.ts';
import { type ListShape, parseListQuery, type QueryOf } from '#platform/lists.ts';
import { makePerson, type TestPerson } from './support/people.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

let database: TestDatabase;
let admin: TestPerson;
let mother: TestPerson;
let mentor: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
  mother = await makePerson(database, 'parent');
  mentor = await makePerson(database, 'mentor');
  await database.asOwner(
    `insert into policy_versions (policy, number, is_material, published_at)
     values ('privacy-policy', 1, true, now() + interval '1 day')`,
  );
});
afterAll(() => database.close());

const queryFor = <Shape extends ListShape>(shape: Shape, search: string, more = {}): QueryOf<Shape> =>
  parseListQuery(shape, new URLSearchParams({ search, ...more }));

interface Named {
  id: string;
}

const inGroup = { currentLevel: 'Primary', className: 'Owls' };

/** Adds what has the name, and returns its id and who finds it. */
const subjects = {
  async student(fullName: string) {
    const [student] = await addStudents(database.asOwner, [
      { fullName, level: 'Primary', className: 'Owls', mentorId: mentor.id },
    ]);
    return student?.id ?? '';
  },
  async mentor(fullName: string) {
    return (await makePerson(database, 'mentor', { fullName })).id;
  },
  async parent(fullName: string) {
    return (await makePerson(database, 'parent', { fullName })).id;
  },
  async enquiry(name: string) {
    return (await addEnquiry(database.asOwner, database.keyring, { name })).id;
  },
  async 'contact message'(name: string) {
    return (await addEnquiry(database.asOwner, database.keyring, { name, topic: 'complaint' })).id;
  },
};

interface Search {
  of: keyof typeof subjects;
  by: () => TestPerson;
  find: (tx: PersonTx, search: string) => Promise<readonly Named[]>;
}

const searches: Record<string, Search> = {
  'students of the console': {
    of: 'student',
    by: () => admin,
    find: async (tx, search) => (await listStudents(tx, queryFor(studentList, search))).items,
  },
  'students of a year end': {
    of: 'student',
    by: () => admin,
    find: (tx, search) => listYearEndStudents(tx, inGroup, search),
  },
  'students of a mentor': { of: 'student', by: () => mentor, find: (tx, search) => listRoster(tx, search) },
  'accounts of the console': {
    of: 'parent',
    by: () => admin,
    find: async (tx, search) => (await listAccounts(tx, queryFor(accountList, search))).items,
  },
  guardians: { of: 'parent', by: () => admin, find: (tx, search) => findPeople(tx, search, ['parent']) },
  'recipients of a parent': { of: 'mentor', by: () => mother, find: findRecipients },
  'other parents as recipients of a parent': { of: 'parent', by: () => mother, find: findRecipients },
  'recipients of an administrator': { of: 'parent', by: () => admin, find: findRecipients },
  'acknowledgements of a policy': {
    of: 'parent',
    by: () => admin,
    find: async (tx, search) => (await listPolicyReaders(tx, queryFor(policyReaderList, search))).items,
  },
  enquiries: {
    of: 'enquiry',
    by: () => admin,
    find: async (tx, search) => (await listEnquiries(tx, queryFor(enquiryList, search))).items,
  },
  'messages of the contact form': {
    of: 'contact message',
    by: () => admin,
    find: async (tx, search) => (await listContactMessages(tx, queryFor(contactMessageList, search))).items,
  },
  'audit log': {
    of: 'parent',
    by: () => admin,
    async find(tx, search) {
      const { items } = await readAuditLog(tx, queryFor(auditList, search));
      return items.flatMap(({ subject }) => (subject ? [{ id: subject.id }] : []));
    },
  },
};

const names: [name: string, searches: string[]][] = [
  ['Żaneta Zielińska', ['zaneta zielinska', 'ZIELIN', 'Zielińska']],
  ['Chloé O’Brien', ['chloe o’brien', "CHLOÉ O'BRIEN", 'oʼbrien', 'obrien']],
  ['Đặng Thị Hồng', ['dang thi hong', 'đặng', 'ĐẶNG']],
  ['Øystein Ångstrøm', ['oystein angstrom', 'ØYSTEIN']],
  ['İpek Işık', ['ipek isik', 'İPEK IŞIK', 'ipek ışık']],
  ['Jürgen Weißmüller', ['jurgen weissmuller', 'WEISSMÜLLER']],
  ['Marie-Ève Saint‑Jean', ['marie-eve', 'marie eve saint jean', 'Saint-Jean']],
  ['أَحْمَد الطيّبة', ['احمد الطيبه', 'أحمد', 'الطيبة', 'أحـمد']],
  ['林雅雯', ['雅雯', '林雅雯']],
  ['玛丽·史密斯', ['玛丽', '玛丽·史密斯', '史密斯']],
  ['Ｍａｒｉａ Ｂｅｒｇ', ['maria berg', 'ＢＥＲＧ']],
  ['Zoe\u0308 Decomposed', ['zoë', 'zoe decomposed']],
];

describe.each(Object.entries(searches))('The search of %s', (_what, { of, by, find }) => {
  it.each(names)('finds %s by %j', async (name, texts) => {
    const id = await subjects[of](name);
    await database.asOwner(
      `insert into audit_log (act, subject_type, subject_id) values ('account created', 'account', $1)`,
      [id],
    );
    const found = async (search: string) =>
      (await readAs(person(by().id), (tx) => find(tx, search))).map((each) => each.id);
    for (const text of texts) expect(await found(text), text).toContain(id);
    expect(await found(`${texts[0]} nobody`)).not.toContain(id);
  });
});

describe('The order of recipients', () => {
  it('does not depend on addresses that the reader must not see', async () => {
    const fullName = 'Anna Berghold';
    const letters = randomUUID().slice(0, 8);
    const [first, second] = [
      await makePerson(database, 'parent', { id: `00000000-0000-4000-8000-0000${letters}`, fullName }),
      await makePerson(database, 'parent', {
        id: `ffffffff-0000-4000-8000-0000${letters}`,
        fullName,
        email: `berghold.${letters}@example.org`,
      }),
    ];
    const found = async (reader: TestPerson) =>
      (await readAs(person(reader.id), (tx) => findRecipients(tx, 'anna berghold b'))).map(({ id }) => id);
    expect(await found(mother)).toEqual([first.id, second.id]);
    expect(await found(admin)).toEqual([first.id, second.id]);
  });
});
