import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { translations as texts } from '#content/translations/en.ts';
import { rowsDigest } from '#routes/admin/list/rows-digest.server.ts';
import { textOf } from './support/html.ts';
import { uniqueName } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

/* Changes of several students of the admin console over HTTP. */

const { server, school } = serveSchool();

const signIn = (role: Role) => signInTo({ server, school }, role);

async function addThree() {
  const name = uniqueName();
  const students = await Promise.all(
    ['one', 'two', 'three'].map((part) => school.makeStudent({ fullName: `${name} ${part}` })),
  );
  return { ids: students.map(({ id }) => id), path: `/admin-console/students?search=${encodeURIComponent(name)}` };
}

const stateOf = (ids: string[]) =>
  school.asOwner<{ archived: boolean; mentor: string | null }>(
    `select archived_at is not null as archived, academic_mentor_id as mentor from students
     where id = any ($1) order by array_position($1, id)`,
    [ids],
  );
const auditOf = async (actorId: string) =>
  (
    await school.asOwner<{ act: string }>(
      `select act from audit_log where actor_id = $1 and act in ('student archived', 'student changed', 'several records changed')
       order by id`,
      [actorId],
    )
  ).map(({ act }) => act);

describe('A student', () => {
  it('gets a mentor only with the own password, and the form keeps what was typed until then', async () => {
    const { person, page, post } = await signIn('admin');
    const mentor = await school.makePerson('mentor', { fullName: 'Mina Mentor' });
    const coach = await school.makePerson('mentor', { fullName: 'Cora Coach' });
    const { id } = await school.makeStudent({ fullName: uniqueName(), coachId: coach.id });
    const path = `/admin-console/students/${id}`;
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [person.id],
    );
    const stored = async () =>
      (
        await school.asOwner<{ full_name: string; student_number: string; revision: string }>(
          'select full_name, academic_mentor_id, student_number, revision::text from students where id = $1',
          [id],
        )
      )[0];
    const before = await stored();
    const typed = uniqueName('Typed');
    const form = {
      intent: 'save',
      revision: before?.revision ?? '',
      fullName: typed,
      studentNumber: before?.student_number ?? '',
      currentLevel: '',
      className: '',
      academicMentorId: mentor.id,
      wellbeingCoachId: coach.id,
    };
    const question = await post(path, form);
    const asked = await question.text();
    expect(question.status).toBe(428);
    expect(asked).toContain('name="currentPassword"');
    expect(textOf(asked)).toContain(`${mentor.fullName} sees ${typed} and the family from then on.`);
    expect(textOf(asked)).not.toContain(`${coach.fullName} sees`);
    expect(asked.match(new RegExp(`value="${typed}"`, 'g'))).toHaveLength(2);
    for (const currentPassword of ['', 'Wrong-Horse-9x!']) {
      const refused = await post(path, { ...form, confirmed: 'yes', currentPassword });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('name="currentPassword"')]);
    }
    expect(await stored()).toEqual(before);
    const confirmed = { ...form, confirmed: 'yes', currentPassword: person.password };
    for (let time = 0; time < 2; time++) expect((await post(path, confirmed)).status).toBe(303);
    expect(await stored()).toMatchObject({ full_name: typed, academic_mentor_id: mentor.id });
    expect(await page(path)).toContain(typed);
  });

  it('is renamed and loses the mentor without the own password', async () => {
    const { person, post } = await signIn('admin');
    const mentor = await school.makePerson('mentor');
    const { id } = await school.makeStudent({ fullName: uniqueName(), mentorId: mentor.id });
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [person.id],
    );
    const [before] = await school.asOwner<{ student_number: string; revision: string }>(
      'select student_number, revision::text from students where id = $1',
      [id],
    );
    const form = {
      intent: 'save',
      revision: before?.revision ?? '',
      fullName: uniqueName('Renamed'),
      studentNumber: before?.student_number ?? '',
      academicMentorId: '',
      wellbeingCoachId: '',
    };
    expect((await post(`/admin-console/students/${id}`, form)).status).toBe(303);
    expect((await stateOf([id]))[0]?.mentor).toBeNull();
  });
});

describe('Several students', () => {
  it('are archived after a question that names their number, once', async () => {
    const { person, page, post } = await signIn('admin');
    const { ids, path } = await addThree();
    expect(await page(path)).toContain('name="chosen"');
    const form = { several: 'archive', scope: 'all', chosen: '' };
    const question = await post(path, form);
    expect(question.status).toBe(428);
    expect(textOf(await question.text())).toContain('Archive 3 students?');
    expect((await stateOf(ids)).map(({ archived }) => archived)).toEqual([false, false, false]);
    const confirmed = { ...form, rows: rowsDigest(ids), confirmed: 'yes' };
    for (let time = 0; time < 2; time++) expect((await post(path, confirmed)).status).toBe(303);
    expect((await stateOf(ids)).map(({ archived }) => archived)).toEqual([true, true, true]);
    expect(await auditOf(person.id)).toEqual([...ids.map(() => 'student archived'), 'several records changed']);
  });

  it('get a mentor if they are checked, with the own password and a person who may be one', async () => {
    const { person, post } = await signIn('admin');
    const mentor = await school.makePerson('mentor');
    const { ids, path } = await addThree();
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [person.id],
    );
    const form = { several: 'mentor', scope: 'chosen', chosen: `${ids[0]},${ids[2]}` };
    const question = await (await post(path, form)).text();
    expect(textOf(question)).toContain('Assign an Academic Mentor to 2 students?');
    expect(question).toContain('name="currentPassword"');
    expect(question).toContain(`value="${mentor.id}"`);
    const confirmed = { ...form, rows: rowsDigest(ids.toSpliced(1, 1)), confirmed: 'yes', assignedId: mentor.id };
    const without = await post(path, confirmed);
    expect([without.status, textOf(await without.text()).includes(texts['account.password.again'])]).toEqual([
      400,
      true,
    ]);
    const withPassword = { ...confirmed, currentPassword: person.password };
    for (const assignedId of ['', person.id, ids[0] ?? '']) {
      const refused = await post(path, { ...withPassword, assignedId });
      expect([refused.status, textOf(await refused.text()).includes(texts['validation.person.unknown'])]).toEqual([
        400,
        true,
      ]);
    }
    expect((await stateOf(ids)).map(({ mentor }) => mentor)).toEqual([null, null, null]);
    for (let time = 0; time < 2; time++) expect((await post(path, withPassword)).status).toBe(303);
    expect((await stateOf(ids)).map(({ mentor }) => mentor)).toEqual([mentor.id, null, mentor.id]);
    expect(await auditOf(person.id)).toEqual(['student changed', 'student changed', 'several records changed']);
  });

  it('are changed by no visitor, parent or mentor, and no form of another site', async () => {
    const { ids, path } = await addThree();
    const confirmed = { several: 'archive', scope: 'all', chosen: '', rows: rowsDigest(ids), confirmed: 'yes' };
    for (const role of ['parent', 'mentor'] as const) await (await signIn(role)).post(path, confirmed);
    const { cookie } = await signIn('admin');
    for (const headers of [{ Origin: server.origin }, { Origin: 'https://elsewhere.example', Cookie: cookie }])
      await fetch(server.origin + path, {
        method: 'POST',
        body: new URLSearchParams(confirmed),
        headers,
        redirect: 'manual',
      });
    expect((await stateOf(ids)).map(({ archived }) => archived)).toEqual([false, false, false]);
  });

  it('must be checked first, and unknown ids are ignored', async () => {
    const { post, page } = await signIn('admin');
    const { ids, path } = await addThree();
    const form = { several: 'archive', scope: 'chosen' };
    expect((await post(path, form)).status).toBe(303);
    expect((await post(path, { ...form, chosen: 'nonsense' })).status).toBe(303);
    expect((await post(path, { ...form, several: 'erase' })).status).toBe(400);
    expect(await page(path)).toContain(ids[0]);
  });
});
