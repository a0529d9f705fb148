import type { Role } from '#content/roles.ts';
import { openSession, type TestPerson } from './people.ts';
import type { SchoolServer } from './school-server.ts';

export interface SignedIn {
  person: TestPerson;
  /** Token of the session. */
  token: string;
  cookie: string;
  get(path: string): Promise<Response>;
  page(path: string): Promise<string>;
  post(path: string, form: Record<string, string>): Promise<Response>;
}

/** Creates a person with a session. The returned functions send requests like a browser without a script. */
export async function signInTo(
  { server, school }: Pick<SchoolServer, 'server' | 'school'>,
  role: Role,
  moreCookies = '',
): Promise<SignedIn> {
  const person = await school.makePerson(role);
  const token = await openSession(school, person.id);
  const cookie = `session=${token}${moreCookies}`;
  const get = (path: string) => fetch(server.origin + path, { headers: { Cookie: cookie }, redirect: 'manual' });
  return {
    person,
    token,
    cookie,
    get,
    page: async (path) => (await get(path)).text(),
    post: (path, form) =>
      fetch(server.origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: server.origin, Cookie: cookie },
        body: new URLSearchParams(form),
      }),
  };
}
