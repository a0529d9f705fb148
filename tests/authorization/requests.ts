import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

export interface AppRoute {
  /** `/students/:studentId/feedback`; the language of public pages is left out. */
  pattern: string;
  /** For `?_routes=`, with which browsers ask for the data of one route. */
  id: string;
}

/** All routes with an address of their own. */
export async function listRoutes(): Promise<AppRoute[]> {
  const addressed = (entries: readonly RouteConfigEntry[], parent: string): AppRoute[] =>
    entries.flatMap(({ path, index, id, file, children = [] }) => {
      const pattern = path === undefined ? parent : `${parent}/${path}`;
      const own = { pattern: pattern.replace('/:language?', '') || '/', id: id ?? file.replace(/\.tsx?$/, '') };
      const isPage = index === true || (path !== undefined && children.length === 0);
      return [...(isPage ? [own] : []), ...addressed(children, pattern)];
    });
  return addressed(await routes, '');
}

/**
 * `sign in`: is asked to sign in (401 for resources). `password`: must choose a password. `role`: is sent to a page for
 * their role, or gets 403. `hidden`: 404. `invalid`: the request is refused for its method or its fields.
 */
export type Outcome = 'open' | 'sign in' | 'password' | 'role' | 'hidden' | 'invalid' | `status ${number}`;

export function outcomeOf(status: number, location: string | null): Outcome {
  if (location?.startsWith('/parent-login?redirectTo=')) return 'sign in';
  if (location === '/change-password') return 'password';
  if (location === '/parent-dashboard' || location === '/admin-console/students') return 'role';
  if (location !== null || status === 200 || status === 204) return 'open';
  switch (status) {
    case 401:
      return 'sign in';
    case 403:
      return 'role';
    case 404:
      return 'hidden';
    case 400:
    case 405:
    case 409:
      return 'invalid';
    default:
      return `status ${status}`;
  }
}

export async function readOutcome(response: Response): Promise<Outcome> {
  const text = await response.text();
  const redirect = response.status === 202 ? (/"redirect","([^"]*)"/.exec(text)?.[1] ?? null) : null;
  return outcomeOf(response.status, redirect ?? response.headers.get('location'));
}
