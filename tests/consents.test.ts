import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addConsents, type SampleConsent } from '#database/samples/consents.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { type SignedIn, signInTo } from './support/signed-in.ts';

/* Consents, asked and answered by browsers without a script. */

const { server, school } = serveSchool();

const path = '/parent-dashboard/consents';
const consolePath = '/admin-console/consents';
const signIn = (role: 'parent' | 'mentor' | 'admin') => signInTo({ server, school }, role);
const today = todayInUtc();

let mother: SignedIn;
let father: SignedIn;
let mentor: SignedIn;
let admin: SignedIn;
let studentId: string;
let number: string;

beforeEach(async () => {
  [mother, father, mentor, admin] = await Promise.all([
    signIn('parent'),
    signIn('parent'),
    signIn('mentor'),
    signIn('admin'),
  ]);
  number = `ASK-${randomUUID().slice(0, 8)}`.toUpperCase();
  const student = { fullName: 'Ada Asked', number, parentId: mother.person.id, mentorId: mentor.person.id };
  studentId = (await school.makeStudent(student)).id;
  await addGuardians(school.asOwner, [{ studentId, guardianId: father.person.id, relation: 'father' }]);
});

const add = async (consent: Partial<SampleConsent> = {}) =>
  (await addConsents(school.asOwner, [{ studentIds: [studentId], ...consent }]))[0] ?? '';

const question = {
  titleEn: 'A night at the observatory',
  textEn: 'We watch the stars until midnight.\nMay your child come?',
  titleAr: 'ليلة في المرصد',
  textAr: 'نراقب النجوم حتى منتصف الليل. هل يحضر ابنكم؟',
  answerBy: addDays(today, 10),
  validUntil: addDays(today, 30),
  rule: 'all',
};
const asked = (change: Record<string, string> = {}) => ({
  ...question,
  audience: 'chosen',
  numbers: number,
  requestId: randomUUID(),
  ...change,
});

/** The fields of the form that has the button with this text. */
function fieldsOf(html: string, button: string): Record<string, string> {
  const form = html.split('<form').find((each) => each.includes(`>${button}<`)) ?? '';
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}
const answersOf = (consentId: string) =>
  school.asOwner<{ answer: string; language: string; version: number }>(
    'select answer, language, version from consent_answers where consent_id = $1 order by answered_at',
    [consentId],
  );

describe('The form of a question', () => {
  it('keeps what was typed, and names what is wrong: numbers of nobody, a class without students', async () => {
    const stranger = `NO-${randomUUID().slice(0, 8)}`.toUpperCase();
    for (const [change, text] of [
      [{ numbers: `${number}, ${stranger}` }, stranger],
      [{ audience: 'class', className: '99Z' }, 'No enrolled student there has a guardian who may decide'],
      [{ titleAr: '' }, 'Please write a title in this language, or leave out its text'],
    ] as const) {
      const response = await admin.post(`${consolePath}/new`, asked(change));
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain(text);
      expect(html).toContain('We watch the stars until midnight.');
    }
    const { id } = await school.makeStudent({ number: `ALONE-${randomUUID().slice(0, 8)}` });
    const [alone] = await school.asOwner<{ number: string }>(
      'select student_number as number from students where id = $1',
      [id],
    );
    const nobody = await admin.post(`${consolePath}/new`, asked({ numbers: alone?.number ?? '' }));
    expect([nobody.status, await nobody.text()]).toEqual([400, expect.stringContaining('nobody would be asked')]);
    expect(await school.asOwner('select from consents where asked_by = $1', [admin.person.id])).toEqual([]);
  });

  it('asks once, after naming the number of students, also if its confirmation is sent twice', async () => {
    const form = asked();
    const preview = await admin.post(`${consolePath}/new`, form);
    expect(preview.status).toBe(428);
    const html = await preview.text();
    expect(textOf(html)).toContain('1 student: the guardians who may decide are asked.');
    const confirmed = { ...fieldsOf(html, 'Ask families'), confirmed: 'yes' };
    expect(confirmed).toMatchObject({
      count: '1',
      requestId: form.requestId,
      textEn: expect.stringContaining('stars'),
    });
    const stale = await admin.post(`${consolePath}/new`, { ...confirmed, count: '2' });
    expect(stale.status).toBe(428);
    const first = await admin.post(`${consolePath}/new`, confirmed);
    const second = await admin.post(`${consolePath}/new`, confirmed);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await school.asOwner('select from consents where asked_by = $1', [admin.person.id])).toHaveLength(1);
    expect(textOf(await mother.page(path))).toContain('A night at the observatory');
  });

  it('with 20,000 characters in each language is too large, and asks nobody', async () => {
    const large = { textEn: 'a', textAr: 'ع', textFr: 'é', textZh: '文' };
    const texts = Object.fromEntries(Object.entries(large).map(([name, letter]) => [name, letter.repeat(20_000)]));
    expect((await admin.post(`${consolePath}/new`, asked(texts))).status).toBe(413);
    const one = await admin.post(`${consolePath}/new`, asked({ textAr: 'ع'.repeat(20_000) }));
    expect([one.status, await one.text()]).toEqual([400, expect.stringContaining('at most 5,000 characters')]);
    expect(await school.asOwner('select from consents where asked_by = $1', [admin.person.id])).toEqual([]);
  });
});

describe('The page of consents', () => {
  it('shows a guardian the text in their language, and stores which text they read', async () => {
    const consentId = await add({
      titles: { en: 'Swimming', ar: 'السباحة' },
      texts: { en: 'May she swim?', ar: 'هل يُسمح لها بالسباحة؟' },
    });
    await school.asOwner(`update accounts.people set language = 'ar' where id = $1`, [mother.person.id]);
    const html = await mother.page(path);
    expect(html).toContain('هل يُسمح لها بالسباحة؟');
    expect(html).not.toContain('May she swim?');
    const response = await mother.post(path, { ...fieldsOf(html, 'أوافق'), answer: 'yes' });
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    await school.asOwner(`update accounts.people set language = 'fr' where id = $1`, [father.person.id]);
    const inFrench = await father.page(path);
    expect(inFrench).toMatch(/lang="en"[^>]*>Swimming/);
    await father.post(path, { ...fieldsOf(inFrench, 'Je refuse'), answer: 'no' });
    expect(await answersOf(consentId)).toMatchObject([
      { answer: 'yes', language: 'ar' },
      { answer: 'no', language: 'en' },
    ]);
    expect(textOf(await mentor.page(`/parent-dashboard?student=${studentId}`))).toContain('Conflicting');
  });

  // @see translations consents
  it('shows the new text instead of saving an answer to the former one', async () => {
    const consentId = await add();
    const opened = await mother.page(path);
    const version = `${consolePath}/${consentId}/version`;
    const form = { ...question, revision: '1' };
    const preview = await admin.post(version, form);
    expect([preview.status, textOf(await preview.text())]).toEqual([
      428,
      expect.stringContaining('Every family is asked again'),
    ]);
    expect((await admin.post(version, { ...form, confirmed: 'yes' })).status).toBe(303);
    const refused = await mother.post(path, { ...fieldsOf(opened, 'I agree'), answer: 'yes' });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('the school has changed the text');
    expect(html).toContain('We watch the stars until midnight.');
    expect(await answersOf(consentId)).toEqual([]);
    const again = await mother.post(path, { ...fieldsOf(html, 'I agree'), answer: 'yes' });
    expect(again.status).toBe(303);
    expect(await answersOf(consentId)).toMatchObject([{ answer: 'yes', version: 2 }]);
    const meanwhile = await admin.post(version, { ...form, titleEn: 'Another title', confirmed: 'yes' });
    expect([meanwhile.status, await meanwhile.text()]).toEqual([
      409,
      expect.stringContaining('Somebody else has published a version in the meantime'),
    ]);
  });

  // @see privacy-policy 10.3, translations consents
  it('asks before a withdrawal, says what it means, and accepts it also after the end', async () => {
    const consentId = await add();
    await mother.post(path, { ...fieldsOf(await mother.page(path), 'I agree'), answer: 'yes' });
    const end = `${consolePath}/${consentId}`;
    expect((await admin.post(end, { intent: 'close' })).status).toBe(428);
    expect((await admin.post(end, { intent: 'close', confirmed: 'yes' })).status).toBe(303);
    expect((await admin.get(`${end}/version`)).headers.get('location')).toBe(end);
    const closed = await father.page(path);
    expect(closed).not.toContain('>I agree<');
    const fields = fieldsOf(await mother.page(path), 'Withdraw');
    const question = await mother.post(path, { ...fields, answer: 'withdrawn' });
    const html = await question.text();
    expect([question.status, html]).toEqual([428, expect.stringContaining('Withdraw your consent for Ada Asked?')]);
    expect(html).toContain('The question is closed: you cannot agree again.');
    expect(await answersOf(consentId)).toHaveLength(1);
    const confirmed = { ...fieldsOf(html, 'Withdraw'), confirmed: 'yes' };
    expect((await mother.post(path, { ...confirmed, answer: 'withdrawn' })).status).toBe(303);
    expect((await mother.post(path, { ...confirmed, answer: 'withdrawn' })).status).toBe(303);
    expect(await answersOf(consentId)).toMatchObject([{ answer: 'yes' }, { answer: 'withdrawn' }]);
    expect(textOf(await mother.page(path))).toContain('Refused');
  });

  it('refuses an answer to a closed question, a second one, and one for another person’s session', async () => {
    const consentId = await add();
    const opened = fieldsOf(await father.page(path), 'I agree');
    await school.asOwner('update consents set closed_at = now() where id = $1', [consentId]);
    const refused = await father.post(path, { ...opened, answer: 'no' });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('the question has been closed'),
    ]);
    await school.asOwner('update consents set closed_at = null where id = $1', [consentId]);
    const other = await father.post(path, { ...opened, formOwner: mother.person.id, answer: 'yes' });
    expect([other.status, other.headers.get('location')]).toEqual([
      303,
      `/parent-login?redirectTo=${encodeURIComponent(path)}`,
    ]);
    await father.post(path, { ...opened, answer: 'yes' });
    const second = await father.post(path, { ...opened, requestId: randomUUID(), answer: 'no' });
    expect([second.status, await second.text()]).toEqual([
      409,
      expect.stringContaining('you have already answered this question'),
    ]);
    expect(await answersOf(consentId)).toMatchObject([{ answer: 'yes' }]);
  });

  it('has no buttons for a guardian without the right to write, and says so', async () => {
    await add();
    await school.asOwner('update student_guardians set may_write = false where guardian_id = $1', [father.person.id]);
    const html = await father.page(path);
    expect(html).toContain('Another guardian can answer.');
    expect(html).not.toContain('>I agree<');
    expect(textOf(await father.page('/parent-dashboard'))).not.toContain('Your answer is needed');
  });
});

describe('The dashboard', () => {
  it('has a row for each open question until it is answered, and then its state', async () => {
    await add();
    expect(textOf(await mother.page('/parent-dashboard'))).toContain('Your answer is needed: Day at the museum');
    await mother.post(path, { ...fieldsOf(await mother.page(path), 'I agree'), answer: 'yes' });
    for (const guardian of [mother, father]) {
      const text = textOf(await guardian.page('/parent-dashboard'));
      expect(text).not.toContain('Your answer is needed');
      expect(text).toContain('Given');
    }
  });

  it('shows nothing of a question to other families, and to a mentor only while assigned', async () => {
    const consentId = await add();
    const [stranger, otherMentor] = [await signIn('parent'), await signIn('mentor')];
    await school.makeStudent({ parentId: stranger.person.id, mentorId: otherMentor.person.id });
    for (const page of ['/parent-dashboard', path]) expect(await stranger.page(page)).not.toContain('museum');
    expect(await mentor.page(`/parent-dashboard?student=${studentId}`)).toContain('Day at the museum');
    expect((await otherMentor.get(`/parent-dashboard?student=${studentId}`)).status).toBe(404);
    await school.asOwner('update students set academic_mentor_id = null where id = $1', [studentId]);
    expect((await mentor.get(`/parent-dashboard?student=${studentId}`)).status).toBe(404);
    const answer = { consentId, studentId, version: '1', language: 'en', answer: 'yes' };
    for (const who of [stranger, mentor, admin]) expect((await who.post(path, answer)).status).toBe(404);
    expect(await answersOf(consentId)).toEqual([]);
  });
});

describe('The console', () => {
  it('counts, lists and exports what was decided about each student', async () => {
    const consentId = await add();
    await mother.post(path, { ...fieldsOf(await mother.page(path), 'I agree'), answer: 'yes' });
    const given = `${consolePath}/students?consent=${consentId}&state=given`;
    expect(await admin.page(`${consolePath}/${consentId}`)).toContain(given.replace('&', '&amp;'));
    expect(textOf(await admin.page(given))).toContain('Ada Asked');
    expect(textOf(await admin.page(given.replace('given', 'open')))).not.toContain('Ada Asked');
    expect(textOf(await admin.page(`/admin-console/students/${studentId}`))).toContain('Day at the museum');
    const csv = await (
      await admin.post('/admin-console/export/consent-answers', { consent: consentId, state: 'given' })
    ).text();
    expect(csv.split('\r\n')[1]).toMatch(
      new RegExp(
        `^"Ada Asked","${number}",.*"Given",".*: Agreed \\(20[^"]*: No answer yet|: No answer yet; .*: Agreed`,
      ),
    );
    const all = await (await admin.post('/admin-console/export/consents', { search: 'museum' })).text();
    expect(all).toContain('"Day at the museum","Chosen students"');
  });

  // @see translations consents
  it('reminds families at most once in 24 hours', async () => {
    const consentId = await add();
    const remind = async () => {
      const response = await admin.post(`${consolePath}/${consentId}`, { intent: 'remind' });
      return decodeURIComponent(response.headers.get('set-cookie') ?? '');
    };
    expect(await remind()).toContain('consents.remind.tooEarly');
    await school.asOwner(`update consents set asked_at = now() - interval '25 hours' where id = $1`, [consentId]);
    expect(await remind()).toContain('consents.remind.success');
    expect(await remind()).toContain('consents.remind.tooEarly');
  });
});
