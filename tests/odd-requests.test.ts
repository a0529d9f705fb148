import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageCodes, languages } from '#content/languages.ts';
import { tooLargeTexts } from '#content/translations/too-large.ts';
import { wrongOriginTexts } from '#content/translations/wrong-origin.ts';
import { eventually } from './support/eventually.ts';
import { openSession } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';

/* Requests that must not cause server errors: malformed paths, aborted requests, a role change during the request,
   a wrong APP_URL. */

const { server, school } = serveSchool({ LOG_LEVEL: 'info' });
let linesAtStart: number;
beforeAll(async () => {
  await eventually(() => expect(server.output()).toContain('npm run create-user'));
  linesAtStart = logLines().length - 1;
});

interface RawResponse {
  status: number;
  headers: import('node:http').IncomingHttpHeaders;
  body: string;
}

/** `fetch` would normalize the path and set Host itself. */
function send(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port: server.port, method, path: target, headers }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const logLines = () => server.output().split('\n');
const errorLines = () => logLines().filter((line) => line.includes('"level":"error"'));
/** Output since the server was ready that is not a log line. */
const strayLines = () =>
  logLines()
    .slice(linesAtStart)
    .filter((line) => line !== '' && !line.startsWith('{'));

const protections = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-request-id'];

describe('A path that is malformed or decodes to control characters', () => {
  const documents = { Accept: 'text/html' };

  it.each([
    '/%0a',
    '/%0d',
    '/%09',
    '/%00',
    '/%7F',
    '/%c2%85',
    '/fr/%0a',
    '/inbox/%0D%0A',
    '/%',
    '/%zz',
    '/%ff',
    '/%E0%A4%A',
  ])('gets a 404 page: %s', async (target) => {
    const response = await send('GET', target, documents);
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<html lang="${target.startsWith('/fr') ? 'fr' : 'en'}"`);
    for (const name of protections) expect(response.headers[name], name).toBeDefined();
  });

  it('gets JSON if a script requests it', async () => {
    for (const target of ['/%0a', '/%0a.data']) {
      const response = await send('GET', target, { 'Sec-Fetch-Mode': 'cors', ...documents });
      expect(response.status).toBe(404);
      expect(JSON.parse(response.body)).toEqual({ error: 'not found' });
    }
  });

  it('never causes a server error or an unexpected log line', async () => {
    const pieces = [
      '%0a',
      '%0d',
      '%09',
      '%00',
      '%c2%85',
      '%ff',
      '%',
      '%zz',
      '%2f',
      '%5c',
      '%250a',
      '%25',
      '%2e%2e',
      '%3f',
    ];
    pieces.push(
      '..',
      '.',
      '',
      ';',
      '{',
      '|',
      '"',
      '<',
      '[',
      '@',
      ':',
      'fr',
      'inbox',
      'legal',
      '.data',
      '_.data',
      '%F0%9F%98%80',
    );
    const failed: string[] = [];
    for (const first of pieces) {
      const targets = pieces.flatMap((second) => [`/${first}${second}`, `/${first}/${second}`]);
      const statuses = await Promise.all(targets.map(async (target) => (await send('GET', target)).status));
      failed.push(...targets.filter((_, index) => (statuses[index] ?? 500) >= 500));
    }
    expect(failed).toEqual([]);
    expect(errorLines()).toEqual([]);
    expect(strayLines()).toEqual([]);
  });
});

describe('A request that the browser aborts', () => {
  it('is logged with status 499, not as a failure', async () => {
    const admin = await school.makePerson('admin');
    const token = await openSession(school, admin.id);
    const unlock = await school.lock('students');
    const aborted = request({
      host: 'localhost',
      port: server.port,
      path: '/admin-console/students',
      headers: { Cookie: `session=${token}` },
    });
    aborted.on('error', () => {}); // aborted below
    aborted.end();
    await expect.poll(() => waitingFor('students')).toBeGreaterThan(0);
    aborted.destroy();
    // The server notices before its query ends.
    await expect.poll(() => answeredWith('/admin-console/students')).toEqual([499]);
    await unlock();
    expect(errorLines()).toEqual([]);
  });
});

describe('An administrator whose role ends while a form is stored', () => {
  it('is refused with 403, and nothing is stored', async () => {
    await school.makePerson('admin'); // another administrator has to remain
    const admin = await school.makePerson('admin');
    const token = await openSession(school, admin.id);
    const unlock = await school.lock('students');
    const fields = new URLSearchParams({
      fullName: 'Late Student',
      studentNumber: 'LATE-1',
      currentLevel: '',
      parentId: '',
    });
    const response = send(
      'POST',
      '/admin-console/students',
      {
        Cookie: `session=${token}`,
        Origin: server.origin,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      fields.toString(),
    );
    await expect.poll(() => waitingFor('students')).toBeGreaterThan(0);
    await school.asOwner(`update user_roles set role = 'parent' where user_id = $1`, [admin.id]);
    await unlock();
    const { status, body } = await response;
    expect(status, body.slice(0, 300)).toBe(403);
    expect(await school.asOwner(`select from students where student_number = 'LATE-1'`)).toEqual([]);
    expect(errorLines()).toEqual([]);
  });
});

describe('A form that is too large', () => {
  it.each(languageCodes)('is explained on a page in %s', async (language) => {
    const headers = {
      Origin: server.origin,
      Cookie: `language=${language}`,
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'navigate',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const response = await send('POST', '/admissions', headers, `message=${'a'.repeat(33 * 1024)}`);
    expect(response.status).toBe(413);
    for (const name of protections) expect(response.headers[name], name).toBeDefined();
    expect(response.body).toContain(`<html lang="${language}" dir="${languages[language].direction}"`);
    expect(response.body).toContain(tooLargeTexts[language].text);
  });
});

describe('A form posted from this site under another address than APP_URL', () => {
  const used = 'https://school.example';
  const posted = (headers: Record<string, string> = {}, target = '/parent-login') =>
    send(
      'POST',
      target,
      {
        Origin: used,
        'Sec-Fetch-Site': 'same-origin',
        'Sec-Fetch-Mode': 'navigate',
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      'email=a%40b.example&password=A-Secret-Word-1',
    );
  const warnings = () => logLines().filter((line) => line.includes('"setting":"APP_URL"'));

  it.each(languageCodes)('is refused with a page in %s that names both addresses', async (language) => {
    const response = await posted({ Cookie: `__Host-language=${language}` });
    expect(response.status).toBe(403);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    for (const name of protections) expect(response.headers[name], name).toBeDefined();
    expect(response.body).toContain(`<html lang="${language}" dir="${languages[language].direction}"`);
    for (const text of [wrongOriginTexts[language].title, used, server.origin, 'APP_URL'])
      expect(response.body).toContain(text);
    expect(response.body).not.toContain('Secret');
  });

  it('is logged once, with the setting and both origins', async () => {
    await logged(await posted());
    await logged(await posted());
    expect(warnings()).toHaveLength(1);
    expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({ level: 'warn', configured: server.origin, used });
  });

  it('is recognised by its Host header without Sec-Fetch-Site', async () => {
    const plain = { Origin: 'http://other.example', Host: 'other.example', 'Sec-Fetch-Mode': 'navigate' };
    const response = await send('POST', '/parent-login', plain);
    expect(response.body).toContain('http://other.example');
    expect(response.body).toContain('<html');
  });

  it('gets JSON if a script posted it', async () => {
    for (const [target, mode] of [
      ['/parent-login.data', 'cors'],
      ['/preferences/language', 'cors'],
      ['/inbox.data', 'navigate'],
    ]) {
      const response = await posted({ 'Sec-Fetch-Mode': mode ?? '' }, target);
      expect(response.status).toBe(403);
      expect(JSON.parse(response.body)).toEqual({ error: 'forged origin' });
    }
  });

  it('gets neither a page nor a log line if it may be forged', async () => {
    for (const headers of [
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'null' },
      { Origin: 'javascript:alert(1)' },
      { Origin: `https://${'a'.repeat(400)}.example` },
    ]) {
      const response = await posted(headers);
      expect(response.status).toBe(403);
      expect(JSON.parse(response.body)).toEqual({ error: 'forged origin' });
      await logged(response);
    }
    expect(warnings().join('\n')).not.toMatch(/evil|aaaa|javascript|"used":"null"/);
  });

  it('cannot inject markup into the page or fill the log', async () => {
    const { body } = await posted({ Origin: 'https://a"><script>alert(1)</script>.example' });
    expect(body).not.toContain('<script>alert');
    for (let turn = 0; turn < 40; turn++) await logged(await posted({ Origin: `https://made-up-${turn}.example` }));
    expect(warnings()).toHaveLength(20);
  });
});

/** Waits until the response, and therefore everything before it, has been logged. */
const logged = ({ headers }: RawResponse) =>
  expect.poll(() => server.output()).toContain(String(headers['x-request-id']));

async function waitingFor(table: string): Promise<number> {
  const waiting = await school.asOwner('select from pg_locks where not granted and relation = $1::regclass', [table]);
  return waiting.length;
}

/** Logged statuses of a path. */
function answeredWith(pathname: string): number[] {
  return logLines()
    .filter((line) => line.includes(`"path":"${pathname}"`))
    .map((line) => JSON.parse(line).status);
}
