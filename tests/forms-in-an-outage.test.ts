import { randomUUID } from 'node:crypto';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { translations as arabic } from '#content/translations/ar.ts';
import { translations as texts } from '#content/translations/en.ts';
import type { DefinedForm } from '#forms/define-form.ts';
import { formPages, keptNames } from './e2e/support/form-pages.ts';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy.ts';
import { untilReady } from './support/eventually.ts';
import { makePerson, openSession, testPassword } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

/* Every form while the database is unavailable: no input may be lost. */

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: RunningServer;
let dataFolder: string;
let cookie: string;
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await openDatabaseProxy(database.owner);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-outage-'));
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: proxy.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  });
  cookie = `session=${await openSession(database, (await makePerson(database, 'admin')).id)}; pendingSignIn=waiting`;
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

function post(path: string, fields: Record<string, string>, language = 'en'): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Cookie: `${cookie}; language=${language}` },
    body: new URLSearchParams(fields),
  });
}

const id = randomUUID();
const enquiry = { name: 'Layla Haddad', email: 'layla@example.org', region: 'Dubai', stage: 'primary' };
const today = new Date().toISOString().slice(0, 10);
const student = {
  fullName: 'Mira Haddad',
  studentNumber: 'S-2026-001',
  currentLevel: 'Primary',
  className: 'Year 4',
  parentId: id,
};
const account = { fullName: 'Amina Haddad', email: 'amina@example.org', role: 'mentor' };

const meetingTimes = {
  topic: 'Parents’ day',
  place: 'Room 4',
  firstDay: today,
  from: '16:00',
  until: '17:00',
  length: '15',
  pause: '5',
  limitHours: '12',
  timeZone: 'Europe/London',
  requestId: id,
};

const question = { titleEn: 'A trip', textEn: 'May your child come with us?', answerBy: today, rule: 'one' };

const course = { nameEn: 'Chess', stage: 'middle', timeZone: 'Europe/London' };
const weeklyLesson = { termId: id, weekday: '2', startsAt: '10:00', minutes: '45' };

interface OutageForm {
  fields: Record<string, string>;
  /** Expected status of a form that works without the database, instead of 503. */
  status?: number;
  /** The response is not a page: the browser keeps the page that sent the form. */
  isResource?: true;
}

/** At least one form per path that accepts posts. */
const forms: Record<string, OutageForm[]> = {
  '/admissions': [
    { fields: { ...enquiry, message: 'We would like to hear more.', requestId: id } },
    { fields: { topic: 'safeguarding', message: 'A child is afraid to go home.', requestId: id } },
  ],
  '/parent-login': [{ fields: { email: 'amina@example.org', password: testPassword } }],
  '/parent-login/code': [{ fields: { code: '123456' } }],
  '/forgot-password': [{ fields: { email: 'amina@example.org' } }],
  '/reset-password': [{ fields: { newPassword: `${testPassword}2`, confirmation: `${testPassword}2` } }],
  '/confirm-email': [{ fields: { intent: 'confirm' } }],
  '/confirm-merge': [{ fields: { intent: 'confirm' } }],
  '/sign-out': [{ fields: {} }],
  '/account': [
    { fields: { intent: 'preferences', language: 'fr', timeZone: 'Asia/Dubai', appearance: 'dark' } },
    { fields: { intent: 'end-session', sessionId: id } },
    { fields: { intent: 'change-email', email: 'amina@example.org', currentPassword: testPassword } },
  ],
  '/change-password': [
    { fields: { currentPassword: testPassword, newPassword: `${testPassword}2`, confirmation: `${testPassword}2` } },
    { fields: { newPassword: `${testPassword}2`, confirmation: `${testPassword}2` } },
  ],
  '/account/notifications': [
    { fields: { messageMails: 'daily', announcementMails: 'off', quietFrom: '', quietUntil: '' } },
  ],
  '/account/offices': [{ fields: { tenureId: id, confirmed: 'yes' } }],
  '/account/policies': [{ fields: { version: id } }],
  '/parent-dashboard': [{ fields: { messageId: id } }],
  '/parent-dashboard/absences': [
    { fields: { intent: 'report', studentId: id, firstDay: today, reason: 'illness', note: 'A cough', requestId: id } },
    { fields: { intent: 'withdraw', absenceId: id } },
  ],
  '/my-day/:ruleId/:day': [
    { fields: { intent: 'change', state: 'cancelled', note: 'The teacher is ill.', revision: '0' } },
    { fields: { intent: 'undo', revision: '1' } },
    { fields: { intent: 'register', revision: '0' } },
  ],
  '/parent-dashboard/attendance': [{ fields: { absenceId: id, reason: 'illness' } }],
  '/parent-dashboard/safety/:studentId': [
    {
      fields: {
        intent: 'save',
        country: 'AE',
        address: '12 Palm Street',
        timeZone: 'Asia/Dubai',
        name1: 'Ngozi',
        phone1: '+971 50 123 4567',
        revision: '0',
      },
    },
    { fields: { intent: 'court-order', courtOrder: 'No contact', revision: '0' } },
    { fields: { intent: 'confirm', revision: '1' } },
  ],
  '/calendar/other-school/:studentId': [
    {
      fields: {
        intent: 'save',
        weekday: '1',
        startsAt: '08:00',
        endsAt: '13:00',
        timeZone: 'Asia/Dubai',
        termId: id,
        requestId: id,
      },
    },
    { fields: { intent: 'remove', hoursId: id } },
  ],
  '/students/:studentId/emergency': [{ fields: { orderId: id } }],
  '/parent-dashboard/consents': [
    { fields: { consentId: id, studentId: id, version: '1', language: 'en', answer: 'yes', requestId: id } },
    { fields: { consentId: id, studentId: id, version: '1', language: 'en', answer: 'withdrawn', confirmed: 'yes' } },
  ],
  '/students/:studentId/feedback': [
    { fields: { intent: 'publish', area: 'academic', text: 'She reads well.', requestId: id } },
    { fields: { intent: 'draft', area: 'academic', text: 'She reads well.', requestId: id } },
    { fields: { intent: 'discard' } },
  ],
  '/account/calendars': [
    { fields: { intent: 'confirm-password', currentPassword: testPassword } },
    { fields: { intent: 'add-feed', name: 'Telephone', requestId: id } },
    { fields: { intent: 'remove-feed', feedId: id } },
  ],
  '/account/data': [
    { fields: { intent: 'confirm-password', currentPassword: testPassword } },
    { fields: { intent: 'request', kind: 'correction', text: 'Her name is Layla.', requestId: id } },
  ],
  '/account/data/download': [{ fields: {}, isResource: true }],
  '/account/two-factor': [{ fields: { intent: 'enrol', code: '123456' } }],
  '/inbox': [{ fields: { receiverId: id, subject: 'Ill today', body: 'She stays at home.', requestId: id } }],
  '/inbox/:messageId': [
    { fields: { intent: 'archive' } },
    { fields: { receiverId: id, subject: 'Re: Ill today', body: 'Get well soon.', requestId: id } },
  ],
  '/announcements/:announcementId': [
    { fields: { intent: 'confirm', revision: '1' } },
    { fields: { intent: 'answer', answer: '0', revision: '1' } },
  ],
  '/announcements/:announcementId/correct': [
    { fields: { titleEn: 'No lessons', bodyEn: 'On Friday.', revision: '1' } },
  ],
  '/announcements/:announcementId/readers': [{ fields: { intent: 'remind' } }, { fields: { intent: 'withdraw' } }],
  '/announcements/readers/export': [{ fields: { announcement: id }, isResource: true }],
  '/announcements/write': [{ fields: { titleEn: 'No lessons', bodyEn: 'On Friday.', requestId: id } }],
  '/meetings/:meetingId': [
    { fields: { intent: 'move', timeId: id, revision: '0' } },
    { fields: { intent: 'cancel', revision: '0', confirmed: 'yes' } },
  ],
  '/meetings/offer': [{ fields: meetingTimes }],
  '/meetings/offers/:offerId': [{ fields: { times: id, confirmed: 'yes' } }],
  '/meetings/offers/:offerId/book': [{ fields: { students: id, timeId: id, requestId: id } }],
  '/meet': [
    { fields: { intent: 'book', timeId: id, revision: '' } },
    { fields: { intent: 'cancel', revision: '0', confirmed: 'yes' } },
  ],
  '/admin-console/enquiries/:enquiryId/meeting': [{ fields: meetingTimes }],
  '/students/write': [{ fields: { subject: 'A visit', body: 'We meet on Friday.', requestId: id } }],
  '/inbox/:messageId/report': [{ fields: { kind: 'danger', text: 'He is afraid.' } }],
  '/privacy-requests/export': [{ fields: { show: 'answered' }, isResource: true }],
  '/privacy-requests/:requestId': [
    { fields: { outcome: 'done', answer: 'The name is corrected.' } },
    { fields: { intent: 'erase-note', absenceId: id, confirmed: 'yes' } },
  ],
  '/safeguarding/concerns/:concernId': [
    { fields: { intent: 'acknowledge' } },
    { fields: { intent: 'close', note: 'Talked to the family' } },
    { fields: { intent: 'reply', body: 'Thank you for telling us.', requestId: id } },
    { fields: { intent: 'note', note: 'Called the authority.', requestId: id } },
    { fields: { intent: 'transfer', office: 'complaints', reason: 'It is a complaint', revision: '0' } },
  ],
  '/office-messages/add': [
    {
      fields: {
        ...enquiry,
        phone: '+971 50 123 4567',
        message: 'Asked for a start in January.',
        language: 'fr',
        channel: 'fair',
        receivedOn: today,
        requestId: id,
      },
    },
  ],
  '/office-messages/:messageId': [
    { fields: { state: 'contacted', ownerId: '', revision: '0' } },
    { fields: { intent: 'transfer', office: 'safeguarding', reason: 'It is about a child', revision: '0' } },
  ],
  '/safeguarding/:reportId': [
    { fields: { intent: 'open', reason: 'To decide what to do' } },
    { fields: { intent: 'close', note: 'Talked to the family' } },
  ],
  '/admin-console': [{ fields: { intent: 'create', ...account, password: testPassword } }],
  '/admin-console/accounts': [{ fields: { intent: 'change-role', accountId: id, role: 'mentor' } }],
  '/admin-console/accounts/:accountId': [
    { fields: { intent: 'suspend', accountId: id, confirmed: 'yes' } },
    { fields: { intent: 'save-details', fullName: 'Mira Haddad', email: 'mira@example.org' } },
  ],
  '/admin-console/accounts/:accountId/erase': [{ fields: { currentPassword: testPassword } }],
  '/admin-console/accounts/:accountId/merge': [{ fields: { duplicateId: id, currentPassword: testPassword } }],
  '/admin-console/families/add': [
    { fields: { intent: 'create', 'guardians.0.fullName': 'Amara Okafor', 'students.0.studentNumber': 'S-2026-002' } },
  ],
  '/admin-console/students': [{ fields: { intent: 'add', ...student } }],
  '/admin-console/students/:studentId': [
    { fields: { intent: 'save', ...student, academicMentorId: id, wellbeingCoachId: id } },
    { fields: { intent: 'archive' } },
    { fields: { intent: 'hold', keptUntil: '2040-08-31', holdReason: 'law' } },
  ],
  '/admin-console/students/:studentId/guardians/add': [
    { fields: { guardianId: id, relation: 'mother', mayView: 'on' } },
  ],
  '/admin-console/students/:studentId/guardians/:guardianId': [
    { fields: { intent: 'change', relation: 'mother', mayView: 'on' } },
    { fields: { intent: 'restrict', reason: 'other' } },
    { fields: { intent: 'restore' } },
    { fields: { intent: 'remove' } },
  ],
  '/admin-console/offices/:office': [{ fields: { holderId: id, deputyId: '' } }],
  '/admin-console/consents/new': [{ fields: { ...question, audience: 'everybody', requestId: id } }],
  '/admin-console/consents/:consentId': [
    { fields: { intent: 'remind' } },
    { fields: { intent: 'ask joined' } },
    { fields: { intent: 'close', confirmed: 'yes' } },
  ],
  '/admin-console/consents/:consentId/version': [{ fields: { ...question, revision: '1', confirmed: 'yes' } }],
  '/admin-console/courses/new': [{ fields: { ...course, requestId: id } }],
  '/admin-console/courses/:courseId': [
    { fields: { intent: 'save', ...course, revision: '0' } },
    { fields: { intent: 'add teacher', teacherId: id, revision: '0' } },
    { fields: { intent: 'add students', numbers: 'S-2026-001', revision: '0' } },
    { fields: { intent: 'remove', memberId: id, revision: '0' } },
    { fields: { intent: 'archive', confirmed: 'yes', revision: '0' } },
    { fields: { intent: 'restore' } },
  ],
  '/admin-console/courses/:courseId/rules/:ruleId': [
    { fields: { intent: 'change', ...weeklyLesson, firstDay: today, revision: '0' } },
    { fields: { intent: 'end', endsOn: today, revision: '0' } },
  ],
  '/admin-console/holidays/:holidayId': [
    { fields: { intent: 'save', nameEn: 'Half term', firstDay: today, lastDay: today } },
    { fields: { intent: 'remove' } },
  ],
  '/admin-console/school-facts/:fact': [
    { fields: { textEn: 'A computer with a camera', revision: '0' } },
    { fields: { intent: 'remove', revision: '0' } },
  ],
  '/admin-console/reports/:kind/:settingId': [
    { fields: { intent: 'save', nameEn: 'Music', nameFr: 'Musique', primary: 'on', place: '15' } },
    { fields: { intent: 'archive' } },
  ],
  '/students/reports/publish': [{ fields: { ready: `${id}:3` } }],
  '/students/reports/:studentId': [
    { fields: { intent: 'continue', attainment: id, effort: id, target: 'A target', comment: 'Reads with joy.' } },
  ],
  '/admin-console/import': [{ fields: { kind: 'accounts', text: 'Name,Email,Role' } }],
  '/admin-console/import/rows': [{ fields: { kind: 'accounts', text: 'Name,Email,Role' }, isResource: true }],
  '/admin-console/export/:list': [{ fields: { search: 'amina' }, isResource: true }],
  '/admin-console/enquiries/:enquiryId': [
    { fields: { state: 'scheduled', consultationOn: '2027-01-12', revision: '0' } },
    { fields: { intent: 'reply', body: 'Dear family, we are glad to talk to you.', requestId: id } },
    { fields: { intent: 'note', note: 'Called back on Monday.', requestId: id } },
  ],
  '/admin-console/year-end': [{ fields: { intent: 'preview' } }, { fields: { intent: 'undo', id } }],
  '/admin-console/enquiries/board': [{ fields: { move: `${id} 0 contacted` } }],
  '/preferences/language': [
    { fields: { language: 'fr' } },
    { fields: { language: 'fr', returnTo: '/vision' }, status: 303 },
  ],
  '/preferences/consent': [{ fields: { choice: 'save', functional: 'on', returnTo: '/vision' }, status: 303 }],
  // Counted in memory: an empty post is refused as usual.
  '/analytics': [{ fields: {}, status: 400 }],
};

/** Used by scripts only, which try again; see attachments.test.ts and school-reports.test.ts. */
const forScripts = [
  '/inbox/attachments',
  '/inbox/attachments/:fileId',
  '/students/reports/draft',
  '/account/two-factor/passkey',
  '/account/push',
  '/parent-login/passkey',
  '/parent-login/code/passkey',
];

/** Paths of all routes whose module exports an action. */
async function pathsWithActions(entries: RouteConfigEntry[], parent = ''): Promise<string[]> {
  const found = await Promise.all(
    entries.map(async (entry) => {
      const ownPath = entry.path === ':language?' ? '' : (entry.path ?? '');
      const whole = [parent, ownPath].filter(Boolean).join('/');
      const source = await readFile(path.join('app', entry.file), 'utf8');
      const isForm = /export (async function|function|const) action\b/.test(source);
      return [...(isForm ? [`/${whole}`] : []), ...(await pathsWithActions(entry.children ?? [], whole))];
    }),
  );
  return [...new Set(found.flat())];
}

const isSecret = (name: string) => /password|confirmation/i.test(name);
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

it('Every component of a form with a text field keeps what is typed and explains a lost response', async () => {
  const sources: { file: string; source: string }[] = [];
  for await (const file of glob('app/routes/**/*.tsx')) sources.push({ file, source: await readFile(file, 'utf8') });
  const missing = sources.filter(
    ({ source }) =>
      /<Form\b[^>]*method="post"/.test(source) &&
      /<(TextField|TextAreaField|textarea|StudentFields|FactFields|NewPasswordFields)\b/.test(source) &&
      !(/(useForm|useImportForm|useRowsDraft)\(/.test(source) && /<(SubmitButton|FormSending|FormKeys)\b/.test(source)),
  );
  // A script sends this one with the passkey.
  expect(missing.map(({ file }) => file)).toEqual(['app/routes/account/two-factor/passkeys.tsx']);
});

const isDefinedForm = (value: unknown): value is DefinedForm<string> =>
  value instanceof Object && 'names' in value && 'fields' in value && 'texts' in value;

/** The exported forms of the portal, also those in records. */
async function definedForms(): Promise<Map<string, DefinedForm<string>>> {
  const forms = new Map<string, DefinedForm<string>>();
  for await (const file of glob('app/routes/**/*.ts', { exclude: ['app/routes/public/**', '**/*.test.ts'] })) {
    if (!/\bdefineForm\b/.test(await readFile(file, 'utf8'))) continue;
    const exported: Record<string, unknown> = await import(path.resolve(file));
    for (const [name, value] of Object.entries(exported))
      for (const [key, form] of isDefinedForm(value) ? [[name, value] as const] : Object.entries(value ?? {}))
        if (isDefinedForm(form)) forms.set(key === name ? name : `${name}.${key}`, form);
  }
  return forms;
}

it('Every form of the portal is exported from a file without components', async () => {
  const hidden: string[] = [];
  for await (const file of glob('app/routes/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] }))
    if ((file.endsWith('x') ? /\bdefineForm[<(]/ : /^const \w+ = defineForm[<(]/m).test(await readFile(file, 'utf8')))
      hidden.push(file);
  expect(hidden).toEqual([]);
});

it('Every form of the portal that keeps what is typed is tested in a browser', async () => {
  const kept = [...(await definedForms())].filter(([, form]) => keptNames(form).length > 0);
  const listed = Object.values(formPages).flatMap(({ pages }) => pages.flatMap(({ forms }) => forms));
  expect(kept.filter(([, form]) => !listed.includes(form)).map(([name]) => name)).toEqual([]);
  const defined = kept.map(([, form]) => form);
  expect(listed.filter((form) => !defined.includes(form)).map(({ texts, intent }) => [texts, intent])).toEqual([]);
});

it('The listed forms are all forms of the application', async () => {
  expect([...Object.keys(forms), ...forScripts].sort()).toEqual((await pathsWithActions(routes)).sort());
});

describe('A form during a database outage', () => {
  beforeAll(() => proxy.disconnect());
  afterAll(async () => {
    await proxy.reconnect();
    await untilReady(server.origin);
  });

  const cases = Object.entries(forms).flatMap(([form, each]) =>
    each.map((one) => ({
      form: `${form} ${one.fields['intent'] ?? ''}`,
      path: form.replace(':office', 'hr').replace(':fact', 'devices').replace(/:\w+/, id),
      ...one,
    })),
  );
  it.each(cases)(
    'keeps the typed values, but no password: $form',
    async ({ path, fields, status = 503, isResource }) => {
      const response = await post(path, fields);
      expect(response.status).toBe(status);
      if (status !== 503 || path === '/preferences/language') return;
      expect(response.headers.get('retry-after')).toBe('5');
      if (isResource) return;
      expect(response.headers.get('content-type')).toMatch(/text\/html/);
      const page = await response.text();
      for (const [name, value] of Object.entries(fields)) {
        if (isSecret(name)) expect(page).not.toContain(asHtml(value));
        else expect(page).toContain(asHtml(value));
      }
      expect(page).toMatch(/<form[^>]* method="post"/);
    },
  );

  it.each(cases)('returns its values as data to a script: $form', async ({ path, fields, status = 503 }) => {
    if (/^\/(preferences|analytics)/.test(path)) return;
    const response = await post(`${path}.data`, fields);
    expect(response.status).toBe(status);
    const text = await response.text();
    for (const [name, value] of Object.entries(fields)) {
      if (isSecret(name)) expect(text).not.toContain(value);
      else expect(text).toContain(value);
    }
  });

  it('says in the reader’s language that a sign-out may have failed, and can be sent again', async () => {
    const page = await (await post('/sign-out', {}, 'ar')).text();
    expect(page).toContain(arabic['error.signOut.title']);
    expect(page).toMatch(/<form(?=[^>]* method="post")[^>]* action="\/sign-out"/);
  });

  it('sets the language in the browser and reports that it was not saved for the account', async () => {
    const byScript = await post('/preferences/language', { language: 'fr' });
    expect(byScript.headers.get('set-cookie')).toMatch(/language=fr/);
    const withoutScript = await post('/preferences/language', { language: 'fr', returnTo: '/inbox' });
    const cookies = withoutScript.headers.getSetCookie().join();
    expect(cookies).toMatch(/language=fr/);
    expect(decodeURIComponent(cookies)).toContain('error.languageNotSaved');
  });

  it('does not reload by itself, unlike a page that was requested by GET', async () => {
    const page = await fetch(`${server.origin}/inbox`, { headers: { Cookie: cookie } });
    expect(page.status).toBe(503);
    const refresh = /<noscript><meta http-equiv="refresh" content="30"\/><\/noscript>/i;
    expect(await page.text()).toMatch(refresh);
    expect(await (await post('/admin-console/students', student)).text()).not.toMatch(refresh);
  });
});

describe('A form after a database outage', () => {
  it('is saved if the error page posts it again', async () => {
    await proxy.disconnect();
    const page = await (await post('/admin-console/students', { intent: 'add', ...student, parentId: '' })).text();
    await proxy.reconnect();
    await untilReady(server.origin);
    expect(page).toContain(asHtml(texts['error.notSaved.text']));
    const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g)];
    const again = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
    expect((await post('/admin-console/students', again)).status).toBe(303);
    expect(await database.asOwner('select from students where full_name = $1', [student.fullName])).toHaveLength(1);
  });
});
