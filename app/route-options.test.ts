import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { isConfidentialPage, isPortalPath, routeOptions } from './route-options.ts';
import routes from './routes.ts';

function pathsIn(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [...(path === undefined ? [] : [own]), ...pathsIn(children, own)];
  });
}

const paths = pathsIn(await routes);

describe('The facts of the routes', () => {
  it('contain a kind for every route that is not a public page', () => {
    const others = paths.filter((path) => !path.startsWith('/:language?') && path !== '/*');
    const firstSegments = new Set(others.map((path) => `/${path.split('/')[1]}`));
    expect([...firstSegments].filter((path) => !routeOptions[path]?.kind)).toEqual([]);
  });

  it('contain only paths of existing routes', () => {
    const known = paths.map((path) => path.replace('/:language?', ''));
    const isKnown = (path: string) => known.some((one) => one === path || one.startsWith(`${path}/`));
    expect(Object.keys(routeOptions).filter((path) => !isKnown(path))).toEqual([]);
  });
});

it.each([
  ['/inbox', true],
  ['/inbox.data', true],
  ['/inbox/unknown/path', true],
  ['/session.data', true],
  ['/inboxes', false],
  ['/parent-login', false],
  ['/fr/inbox', false],
  ['/', false],
])('The path %s is in the portal: %s', (path, isPortal) => {
  expect(isPortalPath(path)).toBe(isPortal);
});

it.each([
  ['/:language?/admissions', true],
  [':language?/admissions', true],
  ['parent-login', true],
  ['/change-password', true],
  ['/:language?/vision', false],
  ['inbox', false],
  ['', false],
])('The page %s is confidential: %s', (pattern, isConfidential) => {
  expect(isConfidentialPage(pattern)).toBe(isConfidential);
});
