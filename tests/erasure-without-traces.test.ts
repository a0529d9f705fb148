import { beforeAll, describe, expect, it } from 'vitest';
import { openSession, type TestPerson } from './support/people.ts';
import { type SchoolServer, startSchoolServer } from './support/school-server.ts';

/* Administrators must not learn whose account a safeguarding record names. @see PD-63 */

/** A fixed id, so that the pages of two schools can be compared. */
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [adminId, motherId, fatherId, leadId] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const [question, answer, request, toFather, other] = [idOf(11), idOf(12), idOf(13), idOf(14), idOf(15)];

interface Observed {
  name: string;
  status: number;
  location: string | null;
  notice: string;
  text: string;
}

/** What an administrator sees before, during and after the erasure of an account. */
async function observe(hasRecord: boolean): Promise<{ seen: Observed[]; messagesLeft: string[] }> {
  const started = await startSchoolServer();
  try {
    await addSchool(started);
    // Somebody reports a message in both schools: the numbers of the audit log tell that, but not who.
    await report(started, hasRecord ? { by: motherId, message: answer } : { by: fatherId, message: other });
    if (hasRecord) await addRecord(started);
    const seen = await watch(started);
    const left = await started.school.asOwner<{ id: string }>('select id from messages order by id');
    return { seen, messagesLeft: left.map(({ id }) => id) };
  } finally {
    await started.stop();
  }
}

async function addSchool({ school }: SchoolServer) {
  const person = (role: TestPerson['role'], id: string, firstName: string) =>
    school.makePerson(role, { id, fullName: `${firstName} Example`, email: `${firstName.toLowerCase()}@example.org` });
  await person('admin', adminId, 'Ada');
  await person('parent', motherId, 'Mona');
  await person('parent', fatherId, 'Finn');
  await person('mentor', leadId, 'Lea');
  await school.asOwner(`update offices set holder_id = $1 where id = 'safeguarding'`, [leadId]);
  await school.makeMessage({ id: question, from: motherId, to: adminId, subject: 'Question' });
  await school.makeMessage({ id: answer, threadId: question, from: adminId, to: motherId, subject: 'Answer' });
  await school.makeMessage({ id: request, from: motherId, to: null, toOffice: 'admissions', subject: 'Request' });
  await school.makeMessage({ id: other, from: adminId, to: fatherId, subject: 'Other' });
  await school.makeMessage({ id: toFather, from: motherId, to: fatherId, subject: 'To another family' });
}

async function report(
  { school, server }: SchoolServer,
  { by, message }: { by: string; message: string },
): Promise<void> {
  const tokens = { [motherId]: await openSession(school, motherId), [fatherId]: await openSession(school, fatherId) };
  const { status } = await send(server.origin, tokens[by] ?? '', `/inbox/${message}/report`, { kind: 'bullying' });
  expect(status).toBe(303);
}

/** The mother writes to the safeguarding office, and her request to another office is reported. */
async function addRecord({ school }: SchoolServer): Promise<void> {
  await school.makeMessage({ from: motherId, to: null, toOffice: 'safeguarding' });
  await school.asOwner(
    `insert into message_reports (id, message_id, reporter_id, office, reason)
     values (gen_random_uuid(), $1, $2, 'safeguarding', '')`,
    [request, leadId],
  );
}

const account = `/admin-console/accounts/${motherId}`;
const pages = [
  '/admin-console',
  '/admin-console/accounts?search=Example',
  account,
  `${account}/erase`,
  '/admin-console/audit-log',
  '/admin-console/retention',
  '/admin-console/insights',
  '/admin-console/offices',
  '/admin-console/offices/safeguarding',
  '/admin-console/students',
  '/inbox',
  '/inbox?q=example',
  '/inbox?show=archived',
  '/inbox?compose',
  '/inbox/recipients?search=Mona',
  `/inbox/${question}`,
  `/inbox/${answer}`,
  `/inbox/${request}`,
  `/inbox/${question}/report`,
  `/inbox/${request}/report`,
  '/safeguarding',
];

async function watch({ school, server: { origin } }: SchoolServer): Promise<Observed[]> {
  const token = await openSession(school, adminId);
  const read = async (path: string) => {
    const response = await fetch(origin + path, { headers: { Cookie: `session=${token}` }, redirect: 'manual' });
    return observed(path, response);
  };
  const readAll = async () => {
    const all: Observed[] = [];
    for (const path of pages) {
      all.push(await read(path));
      const [plain = '', query] = path.split('?');
      all.push(await read(`${plain}.data${query === undefined ? '' : `?${query}`}`));
    }
    return all;
  };
  const before = await readAll();
  const erased = await observed('erase', await send(origin, token, `${account}/erase`, {}));
  const again = await observed('erase again', await send(origin, token, `${account}/erase`, {}));
  const report = await observed('report', await send(origin, token, `/inbox/${request}/report`, { kind: 'other' }));
  const after = await readAll();
  const rows = await school.asOwner<{ act: string; details: object }>(
    `select act, details from audit_log where subject_type not in ('message report', 'concern') order by id`,
  );
  const mails = await school.asOwner(`select template, requested_by from mails
    where not is_safeguarding_mail(template) order by created_at, template`);
  const exported = await observed('export', await send(origin, token, '/admin-console/export/accounts', {}));
  const stored = { status: 200, location: null, notice: '' };
  return [
    ...before,
    erased,
    again,
    report,
    ...after,
    exported,
    { name: 'audit rows', ...stored, text: JSON.stringify(rows) },
    { name: 'mails', ...stored, text: JSON.stringify(mails) },
  ];
}

const send = (origin: string, token: string, path: string, fields: Record<string, string>) =>
  fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { Cookie: `session=${token}`, Origin: origin },
  });

async function observed(name: string, response: Response): Promise<Observed> {
  return {
    name,
    status: response.status,
    location: response.headers.get('location'),
    notice: comparable(
      response.headers
        .getSetCookie()
        .filter((cookie) => /notice|toast/.test(cookie))
        .join(),
    ),
    text: comparable(await response.text()),
  };
}

/** Without times, ports, nonces and random ids. */
const comparable = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) =>
      id.startsWith('00000000-') ? id : 'random id',
    )
    .replace(/nonce="[^"]+"/g, 'nonce')
    .replace(/localhost:\d+|127\.0\.0\.1:\d+/g, 'host')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/\b\d{13}(\.\d+)?\b/g, 'time')
    .replace(/\b\d{1,2}:\d\d(:\d\d)?\b/g, 'time');

describe('What an administrator sees of an account, its erasure and afterwards', () => {
  let [without, withRecord]: Awaited<ReturnType<typeof observe>>[] = [];
  beforeAll(async () => {
    without = await observe(false);
    withRecord = await observe(true);
  });

  // @see mails/account-removed.ts, translations removal, translations admin.erase, translations admin.done.erased
  // @see translations admin.merge, translations admin.done.merging
  it('is the same with and without a safeguarding record', () => {
    const [plain, recorded] = [without?.seen ?? [], withRecord?.seen ?? []];
    expect(plain.length).toBeGreaterThan(80);
    for (const [index, each] of plain.entries()) expect(recorded[index]).toEqual(each);
    expect(recorded).toHaveLength(plain.length);
  });

  it('includes the end of the account, which the comparison would otherwise prove nothing about', () => {
    const named = (name: string) => without?.seen.filter((each) => each.name === name) ?? [];
    expect(named(account).map(({ status }) => status)).toEqual([200, 404]);
    expect(named(`/inbox/${question}`).map(({ status }) => status)).toEqual([200, 404]);
    expect(named(`/inbox/${request}`).map(({ status }) => status)).toEqual([200, 404]);
    expect(named('erase').map(({ status, location }) => [status, location])).toEqual([
      [303, '/admin-console/accounts'],
    ]);
    expect(named('erase again').map(({ status }) => status)).toEqual([404]);
    expect(without?.messagesLeft).toEqual([toFather, other]);
    expect(withRecord?.messagesLeft).toEqual(expect.arrayContaining([question, answer, request, toFather]));
  });
});
