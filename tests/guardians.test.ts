import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addGuardians } from '#database/samples/guardians.ts';
import { shortUuid } from '#platform/uuid.ts';
import { openEventStream } from './support/event-stream.ts';
import { eventually } from './support/eventually.ts';
import { openSession, type TestPerson } from './support/people.ts';
import { samplePdf } from './support/sample-files.ts';
import { serveSchool } from './support/school-server.ts';

const { server, school } = serveSchool();
let adminCookie: string;
let mother: TestPerson;
let father: TestPerson;
let mentor: TestPerson;
let studentId: string;

beforeAll(async () => {
  adminCookie = await cookieOf(await school.makePerson('admin'));
});

beforeEach(async () => {
  [mother, father, mentor] = await Promise.all([
    school.makePerson('parent', { fullName: 'Amara Okafor' }),
    school.makePerson('parent', { fullName: 'Johan Lindqvist' }),
    school.makePerson('mentor', { fullName: 'Eleanor Whitcombe' }),
  ]);
  ({ id: studentId } = await school.makeStudent({
    fullName: 'Noah Okafor',
    parentId: mother.id,
    mentorId: mentor.id,
  }));
  await addGuardians(school.asOwner, [{ studentId, guardianId: father.id, relation: 'father' }]);
});

const cookieOf = async ({ id }: TestPerson) => `session=${await openSession(school, id)}`;
const studentPath = () => `/admin-console/students/${studentId}`;
const pathOf = (guardian = father) => `${studentPath()}/guardians/${guardian.id}`;
const get = async (path: string, cookie = adminCookie) =>
  fetch(server.origin + path, { headers: { Cookie: cookie }, redirect: 'manual' });
const post = (path: string, form: Record<string, string>, cookie = adminCookie) =>
  fetch(server.origin + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: server.origin, Cookie: cookie },
    redirect: 'manual',
  });
const textOf = async (response: Response) => (await response.text()).replace(/<!-- -->|[\u2068\u2069]/g, '');
const stored = () =>
  school.asOwner(
    `select guardian_id, may_view, may_write, receives_mail, restriction_reason from student_guardians
     where student_id = $1 order by guardian_id`,
    [studentId],
  );
const revisionIn = (page: string) => /name="revision" value="(\d+)"/.exec(page)?.[1] ?? '';
const revisionOf = async (path: string) => revisionIn(await (await get(path)).text());
const confirmed = { confirmed: 'yes' };
const removal = { intent: 'remove', ...confirmed };
const allRights = { relation: 'father', mayView: 'on', mayWrite: 'on', receivesMail: 'on' };

describe('The pages of a guardian', () => {
  it('refuse posts of visitors, parents and mentors, even for their own student', async () => {
    const before = await stored();
    for (const person of [mother, father, mentor]) {
      const cookie = await cookieOf(person);
      for (const form of [removal, { intent: 'restore' }, { intent: 'change', ...allRights, ...confirmed }]) {
        const response = await post(pathOf(mother), form, cookie);
        expect([response.status, await response.json()]).toEqual([403, { error: 'forbidden' }]);
      }
      expect((await post(`${studentPath()}/guardians/add`, { guardianId: person.id }, cookie)).status).toBe(403);
    }
    expect((await post(pathOf(), removal, '')).status).toBe(303);
    expect(await stored()).toEqual(before);
  });

  it('return 404 for unknown ids and guardians of other students, and 400 for an unknown intent', async () => {
    const { id: other } = await school.makeStudent({});
    const wrong = [
      `${studentPath()}/guardians/${randomUUID()}`,
      `${studentPath()}/guardians/x`,
      `/admin-console/students/${other}/guardians/${father.id}`,
      `/admin-console/students/x/guardians/${father.id}`,
    ];
    for (const path of wrong) {
      expect((await get(path)).status, path).toBe(404);
      for (const form of [removal, { intent: 'remove' }, { intent: 'restrict', reason: 'other', ...confirmed }])
        expect((await post(path, form)).status, path).toBe(404);
    }
    for (const id of ['x', randomUUID()])
      expect((await get(`/admin-console/students/${id}/guardians/add`)).status).toBe(404);
    expect((await post(pathOf(), { intent: 'delete' })).status).toBe(400);
  });
});

describe('A new guardian', () => {
  it('is added once, with relation and rights, and sees the student without other guardians’ addresses', async () => {
    const grandmother = await school.makePerson('parent', { fullName: 'Ngozi Okafor' });
    const form = { guardianId: grandmother.id, relation: 'grandparent', mayView: 'on' };
    const response = await post(`${studentPath()}/guardians/add`, form);
    expect([response.status, response.headers.get('location')]).toEqual([303, studentPath()]);
    const again = await post(`${studentPath()}/guardians/add`, form);
    expect(again.status).toBe(400);
    expect(await textOf(again)).toContain('This person is already a guardian of the student');
    expect(await stored()).toContainEqual({
      guardian_id: grandmother.id,
      may_view: true,
      may_write: false,
      receives_mail: false,
      restriction_reason: null,
    });
    const dashboard = await textOf(await get('/parent-dashboard', await cookieOf(grandmother)));
    for (const shown of ['Noah Okafor', 'Amara Okafor', 'Johan Lindqvist', 'Eleanor Whitcombe'])
      expect(dashboard).toContain(shown);
    for (const hidden of [mother.email, father.email, `compose&amp;to=${mentor.id}`])
      expect(dashboard).not.toContain(hidden);
    const account = await textOf(await get(`/admin-console/accounts/${grandmother.id}`));
    expect(account).toMatch(/Students of this guardian.*Noah Okafor.*Grandparent/s);
  });
});

describe('The removal of rights', () => {
  it('requires a confirmation that lists the effects, and stores nothing before', async () => {
    const before = await stored();
    const removing = await post(pathOf(), { intent: 'remove' });
    expect(removing.status).toBe(428);
    const text = await textOf(removing);
    for (const effect of [
      'Remove Johan Lindqvist as a guardian of Noah Okafor?',
      'Johan Lindqvist will no longer see Noah Okafor.',
      'Johan Lindqvist can no longer write to the mentor and coach of Noah Okafor.',
      'Johan Lindqvist will no longer receive emails about Noah Okafor.',
      'Messages stay with the people who wrote and received them.',
    ])
      expect(text).toContain(effect);
    expect(text).not.toContain('Nobody in the family will see');
    const changing = await post(pathOf(), { intent: 'change', relation: 'father', mayView: 'on', receivesMail: 'on' });
    expect(changing.status).toBe(428);
    expect(await textOf(changing)).toContain('can no longer write to the mentor and coach');
    const restricting = await post(pathOf(), { intent: 'restrict', reason: 'court-order' });
    expect(restricting.status).toBe(428);
    expect(await textOf(restricting)).toContain('You can restore the rights at any time.');
    expect(await stored()).toEqual(before);
  });

  it('warns if nobody in the family will see the student', async () => {
    expect((await post(pathOf(), removal)).headers.get('location')).toBe(studentPath());
    const last = await textOf(await post(pathOf(mother), { intent: 'remove' }));
    expect(last).toContain('Nobody in the family will see Noah Okafor.');
    expect((await post(pathOf(mother), removal)).status).toBe(303);
    expect((await post(pathOf(mother), removal)).status).toBe(404);
    expect(await textOf(await get(studentPath()))).toContain('Nobody in the family can see this student.');
  });

  it('needs no confirmation if no right is lost', async () => {
    const form = { intent: 'change', ...allRights, relation: 'step-parent', revision: await revisionOf(pathOf()) };
    const response = await post(pathOf(), form);
    expect([response.status, response.headers.get('location')]).toEqual([303, pathOf()]);
  });
});

describe('A form that was opened before another change', () => {
  it('does not restore rights, and shows the present ones', async () => {
    const stale = { intent: 'change', ...allRights, revision: await revisionOf(pathOf()) };
    const taken = { intent: 'change', relation: 'father', receivesMail: 'on', revision: stale.revision, ...confirmed };
    expect((await post(pathOf(), taken)).status).toBe(303);
    const response = await post(pathOf(), stale);
    const page = await response.text();
    expect([response.status, page]).toEqual([409, expect.stringContaining('Somebody else has changed this')]);
    expect(page).not.toMatch(/name="mayView"[^>]*checked|checked[^>]*name="mayView"/);
    expect(await revisionOf(pathOf())).toBe(revisionIn(page));
    expect((await post(pathOf(), { ...stale, revision: revisionIn(page) })).status).toBe(303);
  });

  it('does not undo a change of the student', async () => {
    const [student] = await school.asOwner<{ student_number: string }>(
      'select student_number from students where id = $1',
      [studentId],
    );
    const form = { fullName: 'Noah Okafor', studentNumber: student?.student_number ?? '', currentLevel: 'Primary' };
    const revision = await revisionOf(studentPath());
    expect((await post(studentPath(), { ...form, className: '4B', revision })).status).toBe(303);
    const response = await post(studentPath(), { ...form, revision });
    const page = await response.text();
    expect([response.status, page]).toEqual([409, expect.stringContaining('Somebody else has changed this')]);
    expect(page).toMatch(/name="className"[^>]*value="4B"|value="4B"[^>]*name="className"/);
    expect((await post(studentPath(), { ...form, revision: revisionIn(page) })).status).toBe(303);
  });
});

describe('A restriction', () => {
  const restrict = () => post(pathOf(), { intent: 'restrict', reason: 'court-order', ...confirmed });

  it('requires a reason from the list', async () => {
    for (const reason of ['', 'revenge']) {
      const response = await post(pathOf(), { intent: 'restrict', reason, ...confirmed });
      expect(response.status).toBe(400);
      expect(await textOf(response)).toContain('Choose a reason from the list');
    }
  });

  // @see it-security 2.5
  it('updates open pages, ends viewing and writing, and shows its reason to administrators only', async () => {
    const token = await openSession(school, father.id);
    const cookie = `session=${token}`;
    expect(await textOf(await get('/parent-dashboard', cookie))).toContain('Noah Okafor');
    const stream = await openEventStream(server.origin, token);
    await eventually(() => expect(stream.events).toEqual(['changed']));
    expect((await restrict()).status).toBe(303);
    await eventually(() => expect(stream.events.length).toBeGreaterThan(1));
    stream.close();
    expect(await textOf(await get('/parent-dashboard', cookie))).not.toContain('Noah Okafor');
    const message = { receiverId: mentor.id, subject: 'Noah', body: 'How is he?', requestId: randomUUID() };
    expect((await post('/inbox', message, cookie)).status).toBe(400);
    expect(await textOf(await get('/parent-dashboard', await cookieOf(mother)))).not.toContain('Johan Lindqvist');
    expect(await textOf(await get('/students', await cookieOf(mentor)))).not.toContain('Johan Lindqvist');
    expect(await textOf(await get(studentPath()))).toMatch(/Johan Lindqvist.*Restricted/s);
    expect(await textOf(await get(pathOf()))).toContain('Court order');
  });

  it('ends when the guardian is restored with the earlier rights', async () => {
    const before = await stored();
    await restrict();
    expect((await post(pathOf(), { intent: 'restore' })).status).toBe(303);
    expect(await stored()).toEqual(before);
    expect(await textOf(await get('/parent-dashboard', await cookieOf(father)))).toContain('Noah Okafor');
  });
});

describe('A message from a person to whom the reader may not write', () => {
  it.each([
    [
      'without the right to write',
      'update student_guardians set may_write = false where guardian_id = $1',
      'Your account is not set up for writing to Eleanor Whitcombe',
    ],
    [
      'with a suspended sender',
      'update profiles set suspended_at = now() where id = $2 and $1::uuid is not null',
      'Eleanor Whitcombe can no longer receive messages',
    ],
  ])('shows the reason and links to an office instead of Reply: %s', async (_, change, reason) => {
    const id = await school.makeMessage({ from: mentor.id, to: father.id });
    const cookie = await cookieOf(father);
    const before = await textOf(await get(`/inbox/${id}`, cookie));
    expect(before).toContain(`to=${mentor.id}&amp;re=${id}`);
    await school.asOwner(change, change.includes('$2') ? [father.id, mentor.id] : [father.id]);
    const after = await textOf(await get(`/inbox/${id}`, cookie));
    expect(after).not.toContain(`to=${mentor.id}`);
    expect(after).toContain(reason);
    expect(after).toContain('/inbox?compose&amp;to=office:safeguarding');
  });
});

describe('A mentor’s letter to families', () => {
  const unconfirmed = () => ({ subject: 'A visit', body: 'We meet on Friday.', requestId: randomUUID() });
  const letter = (requestId = randomUUID()) => ({ ...unconfirmed(), requestId, confirmed: 'yes' });
  const pathFor = (...ids: string[]) =>
    `/students/write?${new URLSearchParams(ids.map((id) => ['student', shortUuid(id)]))}`;
  const received = async () =>
    (
      await school.asOwner<{ full_name: string }>(
        'select full_name from messages join profiles on profiles.id = receiver_id where sender_id = $1 order by 1',
        [mentor.id],
      )
    ).map(({ full_name }) => full_name);

  it('is sent to families of assigned students only, and the page does not name others', async () => {
    const otherPerson = await school.makePerson('parent', { fullName: 'Layla Mansour' });
    const { id: someoneElsesChild } = await school.makeStudent({ parentId: otherPerson.id, fullName: 'Adam Mansour' });
    const cookie = await cookieOf(mentor);
    const page = await textOf(await get(pathFor(someoneElsesChild), cookie));
    expect(page).toContain('1 of the chosen students is not assigned to you');
    expect(page).not.toContain('Mansour');
    expect((await post(pathFor(someoneElsesChild), letter(), cookie)).status).toBe(400);
    expect((await post(pathFor(studentId, someoneElsesChild), letter(), cookie)).status).toBe(303);
    expect(await received()).toEqual(['Amara Okafor', 'Johan Lindqvist']);
    for (const other of [father, await school.makePerson('admin')])
      expect((await post(pathFor(studentId), letter(), await cookieOf(other))).status).toBe(403);
    expect((await post(pathFor(studentId), letter(), '')).status).toBe(303);
    expect(await received()).toHaveLength(2);
  });

  it('is sent once to each guardian, even if it is posted twice or two students have the same mother', async () => {
    const { id: sister } = await school.makeStudent({
      fullName: 'Ada Okafor',
      parentId: mother.id,
      mentorId: mentor.id,
    });
    const cookie = await cookieOf(mentor);
    const path = pathFor(studentId, sister);
    expect(await textOf(await get(path, cookie))).toMatch(/2 recipients.*Amara Okafor.*Ada Okafor.*Noah Okafor/s);
    expect((await post(path, { ...letter(), body: ' ' }, cookie)).status).toBe(400);
    const sent = letter();
    const responses = await Promise.all([post(path, sent, cookie), post(path, sent, cookie)]);
    responses.push(await post(path, sent, cookie));
    const place = `/students/letters/${sent.requestId}`;
    for (const response of responses) expect([response.status, response.headers.get('location')]).toEqual([303, place]);
    expect(await received()).toEqual(['Amara Okafor', 'Johan Lindqvist']);
    expect((await post(path, { ...sent, body: 'Another text' }, cookie)).status).toBe(409);
    expect(await textOf(await get(place, cookie))).toMatch(
      /A visit.*Sent to 2 people.*We meet on Friday\..*Johan Lindqvist.*Not read yet/s,
    );
    for (const reader of [await school.makePerson('mentor'), await school.makePerson('mentor')])
      expect((await get(place, await cookieOf(reader))).status).toBe(404);
  });

  it('is not sent before a confirmation, which says to how many people, and keeps the text', async () => {
    const cookie = await cookieOf(mentor);
    expect(await textOf(await get(pathFor(studentId), cookie))).toContain('Send to 2 People');
    const asked = await post(pathFor(studentId), unconfirmed(), cookie);
    expect(asked.status).toBe(428);
    const page = await textOf(asked);
    expect(page).toMatch(/Send this message to 2 people\?.*family of 1 student.*cannot be changed or taken back/s);
    expect(page).toContain('We meet on Friday.');
    expect(await received()).toEqual([]);
  });

  it('has files that only the mentor and the receiving guardian can open', async () => {
    const requestId = randomUUID();
    const sendWith = async (chosen: File[], as: TestPerson | null) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(letter(requestId))) body.append(name, value);
      for (const file of chosen) body.append('files', file);
      const headers = { Origin: server.origin, Cookie: as ? await cookieOf(as) : '' };
      return fetch(server.origin + pathFor(studentId), { method: 'POST', headers, body, redirect: 'manual' });
    };
    const plan = () => new File([samplePdf], 'Plan.pdf');
    expect((await sendWith([plan()], null)).status).toBe(303);
    expect((await sendWith([plan()], father)).status).toBe(403);
    const stored = () =>
      school.asOwner<{ id: string; receiver_id: string | null }>(
        'select files.id, receiver_id from files left join messages on messages.id = message_id where owner_id = any ($1)',
        [[mentor.id, father.id]],
      );
    expect(await stored()).toEqual([]);
    const refused = await sendWith([plan(), new File(['MZ'], 'a.exe')], mentor);
    expect(refused.status).toBe(400);
    expect(await textOf(refused)).toMatch(/Plan\.pdf.*This type of file is not accepted/s);
    expect(await received()).toEqual([]);
    await school.asOwner('delete from files where owner_id = $1', [mentor.id]);
    for (let time = 0; time < 2; time++) expect((await sendWith([plan()], mentor)).status).toBe(303);
    const files = await stored();
    expect(files).toHaveLength(2);
    const open = async (reader: TestPerson, id: string) =>
      (await get(`/inbox/attachments/${id}`, await cookieOf(reader))).status;
    for (const { id, receiver_id } of files) {
      const [own, other] = receiver_id === mother.id ? [mother, father] : [father, mother];
      expect([await open(own, id), await open(mentor, id), await open(other, id)]).toEqual([200, 200, 404]);
    }
    expect(await textOf(await get(`/students/letters/${requestId}`, await cookieOf(mentor)))).toContain('Plan.pdf');
  });

  it('shows who is left out and why, but no restricted guardians', async () => {
    await school.asOwner('update profiles set suspended_at = now() where id = $1', [father.id]);
    await school.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
      [mother.id],
    );
    const { id: alone } = await school.makeStudent({ fullName: 'Rui Chen', mentorId: mentor.id });
    const page = await textOf(await get(pathFor(studentId, alone), await cookieOf(mentor)));
    expect(page).toMatch(/0 recipients.*Johan Lindqvist: the account is suspended.*Rui Chen: no guardian can receive/s);
    expect(page).toContain('Nobody to write to');
    expect(page).not.toContain('Amara Okafor');
  });
});
