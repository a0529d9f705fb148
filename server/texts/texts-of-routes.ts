import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type ModulePart, moduleOf } from './module-parts.ts';
import { keyFinder, partsOf } from './used-texts.ts';

/** Subjects by the module that loads them: a module of a route, or an island with React. Paths are relative to `app`. */
export type SubjectsByModule = Map<string, Set<string>>;

const exportsInBrowser = [
  'default',
  'ErrorBoundary',
  'HydrateFallback',
  'Layout',
  'clientAction',
  'clientLoader',
  'clientMiddleware',
  'handle',
  'links',
  'meta',
  'shouldRevalidate',
];

const isTranslation = (file: string) => file.includes('/content/translations/');
const isInBrowser = (file: string) => !file.includes('.server.') && !isTranslation(file);
const isOnServer = (file: string) => !isTranslation(file);

/** @param subjectOf the subject of each key @param app the folder */
export function textsOfRoutes(
  app: string,
  routes: readonly RouteConfigEntry[],
  subjectOf: ReadonlyMap<string, string>,
): SubjectsByModule {
  const keysIn = keyFinder([...subjectOf.keys()]);
  const found: SubjectsByModule = new Map();
  const subjectsOf = (parts: Iterable<ModulePart>) => [...keysIn(parts)].map((key) => subjectOf.get(key) ?? '');

  function add(module: string, subjects: Iterable<string>, ofLayouts: ReadonlySet<string>): Set<string> {
    const all = new Set([...ofLayouts, ...subjects]);
    const own = found.get(module) ?? new Set();
    for (const subject of all) if (!ofLayouts.has(subject)) own.add(subject);
    found.set(module, own);
    return all;
  }

  function visit({ file, children = [] }: RouteConfigEntry, ofLayouts: ReadonlySet<string>): void {
    const module = path.join(app, file);
    if (!moduleOf(module).exports.has('default') && children.length === 0) return;
    const shown = partsOf(module, exportsInBrowser, isInBrowser);
    const all = add(file, subjectsOf([...shown, ...sentBy(module)]), ofLayouts);
    for (const child of children) visit(child, all);
  }

  visit({ file: 'root.tsx', children: [...routes] }, new Set());
  for (const island of islandsWithReact(app)) {
    const parts = [
      ...partsOf(island, ['default'], isInBrowser),
      ...sentBy(path.join(path.dirname(island), 'route.tsx')),
    ];
    add(path.relative(app, island), subjectsOf(parts), new Set());
  }
  return found;
}

/** Texts that a loader or an action sends by key, such as errors. The server itself has the texts of its templates. */
const sentBy = (module: string): ModulePart[] =>
  [...partsOf(module, ['loader', 'action'], isOnServer)].map((part) => ({ ...part, templates: [] }));

/** Their form is answered by the route of the same folder. */
const islandsWithReact = (app: string): string[] =>
  [...moduleOf(path.join(app, 'islands/islands.ts')).parts.values()]
    .flatMap(({ lazy }) => lazy)
    .filter((file) => file.endsWith('.tsx'));
