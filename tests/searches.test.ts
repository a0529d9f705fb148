import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSession } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';

const { server, school } = serveSchool();

async function signIn(role: 'parent' | 'admin') {
  const cookie = `session=${await openSession(school, (await school.makePerson(role)).id)}`;
  return (path: string) => fetch(server.origin + path, { headers: { Cookie: cookie }, redirect: 'manual' });
}

const says = /You have searched many times in the last minute\. Please search again in \d+ seconds?\./;

/** Searches up to the limit. */
async function useUp(request: Awaited<ReturnType<typeof signIn>>, path: string): Promise<void> {
  for (let count = 0; count < 60; count++) expect((await request(path + randomUUID())).status).toBe(200);
}

test('The 61st search of a parent in a minute is refused, with and without a script, and the text is kept', async () => {
  const [request, another] = [await signIn('parent'), await signIn('parent')];
  await useUp(request, '/inbox/recipients?search=');
  const response = await request('/inbox/recipients?search=amina');
  expect([response.status, await response.json()]).toEqual([429, { error: 'too many searches' }]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const form = await request('/inbox?compose&recipient=amina');
  const page = await form.text();
  expect(form.status).toBe(429);
  expect(Number(form.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(page).toMatch(says);
  expect(page).toContain('value="amina"');
  expect((await request('/inbox?compose')).status).toBe(200);
  expect((await request('/inbox/recipients?search=')).status).toBe(200);
  expect((await another('/inbox/recipients?search=amina')).status).toBe(200);
});

test('The 61st search of an administrator in a minute is refused in the console, and the text is kept', async () => {
  const request = await signIn('admin');
  const { id } = await school.makeStudent({});
  await useUp(request, '/admin-console/people?for=parent&search=');
  expect((await request('/admin-console/people?for=parent&search=amina')).status).toBe(429);
  for (const path of [
    '/admin-console/accounts?search=amina',
    '/admin-console/students?search=amina',
    '/admin-console/search?search=amina',
    '/admin-console/students?parent=amina',
    `/admin-console/students/${id}?mentor=amina`,
  ]) {
    const response = await request(path);
    const page = await response.text();
    expect([path, response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([path, 429, true]);
    expect(page).toMatch(says);
    expect(page).toContain('value="amina"');
  }
  expect((await request('/admin-console')).status).toBe(200);
});

test('A search in messages shows the matching passages, and none of other people’s messages', async () => {
  const [mother, mentor, otherPerson] = [
    await school.makePerson('parent'),
    await school.makePerson('mentor'),
    await school.makePerson('parent'),
  ];
  await school.makeMessage({
    from: mentor.id,
    to: mother.id,
    subject: 'Excursion',
    body: 'Le musée est <b>fermé</b>.',
  });
  const getAs = async (person: { id: string }, path: string) => {
    const headers = { Cookie: `session=${await openSession(school, person.id)}` };
    const response = await fetch(server.origin + path, { headers });
    return { status: response.status, page: await response.text() };
  };
  const { page } = await getAs(mother, '/inbox?q=FERME+musee');
  expect(page).toContain('Le <mark>musée</mark> est &lt;b&gt;<mark>fermé</mark>&lt;/b&gt;.');
  expect(page).toContain('1 message found');
  expect(page).toMatch(/href="\/inbox\/[0-9a-f-]{36}\?q=FERME\+musee"/);
  expect((await getAs(mother, '/inbox?q=ferme&show=sent')).page).toContain('No messages found');
  const other = await getAs(otherPerson, '/inbox?q=ferme');
  expect(other.page).toContain('No messages found');
  expect(other.page).not.toContain('Excursion');
  expect((await getAs(mother, '/inbox?q=ferme&before=x')).status).toBe(400);
  expect((await getAs(mother, '/inbox?q=%00%ff')).status).toBe(200);
  expect(server.output()).not.toMatch(/ferme|FERME/);
});

test('The 61st search in messages in a minute is refused, and the text is kept', async () => {
  const request = await signIn('parent');
  await useUp(request, '/inbox?q=');
  const response = await request('/inbox?q=amina');
  expect(response.status).toBe(429);
  const page = await response.text();
  expect(page).toMatch(says);
  expect(page).toContain('value="amina"');
  expect((await request('/inbox')).status).toBe(200);
});
