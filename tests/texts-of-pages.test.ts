import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it, vi } from 'vitest';
import type { Namespace } from '#i18n/catalogues.ts';
import { type ModulePart, moduleOf } from './support/module-parts.ts';
import { isNamespace, namespaceOf, partsOf, textsIn } from './support/used-texts.ts';

// The server renders with all texts; a browser loads those of the namespaces that a page and its layouts name.

interface Page {
  file: string;
  namespaces: Namespace[];
}

const app = path.join(import.meta.dirname, '../app');

const inBrowser = [
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
const isOfBrowser = (file: string) => !file.includes('.server.') && !isTranslation(file);

const namespacesIn = (part: ModulePart | undefined) => [...(part?.texts ?? [])].filter(isNamespace);

function pagesOf(entries: readonly RouteConfigEntry[], ofLayouts: Namespace[]): Page[] {
  return entries.flatMap((entry) => {
    const file = path.join(app, entry.file);
    const namespaces = [...ofLayouts, ...namespacesIn(moduleOf(file).parts.get('clientMiddleware'))];
    return [{ file, namespaces }, ...pagesOf(entry.children ?? [], namespaces)];
  });
}

// With the pages of the development server.
vi.stubEnv('NODE_ENV', 'development');
const { default: routes } = await import('#app/routes.ts');
vi.unstubAllEnvs();

const root: Page = { file: path.join(app, 'root.tsx'), namespaces: ['everywhere'] };
const pages = [root, ...pagesOf(await routes, root.namespaces)];

/** Modules imported on demand also have the namespaces that the importing function loads. */
function missingInBrowser({ file, namespaces }: Page, exported = inBrowser): string[] {
  const parts = partsOf(file, exported, isOfBrowser);
  const lazy = [...parts].flatMap((part) =>
    part.lazy
      .filter(isOfBrowser)
      .flatMap((each) => missingInBrowser({ file: each, namespaces: [...namespaces, ...namespacesIn(part)] }, ['*'])),
  );
  return [...missingIn(parts, namespaces), ...lazy];
}

function missingIn(parts: Iterable<ModulePart>, namespaces: readonly Namespace[]): string[] {
  const isLoaded = (key: string) => namespaces.some((namespace) => namespaceOf.get(key) === namespace);
  return textsIn(parts)
    .filter(({ keys }) => !keys.some(isLoaded))
    .map(({ keys: [key = ''], file }) => `${key} of '${namespaceOf.get(key)}' in ${path.relative(app, file)}`);
}

/** @returns `<page>: <key> of '<namespace>' in <file>` */
function report(find: (page: Page) => string[]): string[] {
  return pages.flatMap((page) => [...new Set(find(page))].map((fault) => `${path.relative(app, page.file)}: ${fault}`));
}

describe('A page', () => {
  it('names the namespace (`withNamespaces`) of every text that its components use', () => {
    expect(report((page) => missingInBrowser(page))).toEqual([]);
  });

  it('names the namespace of every text that its loader or action sends by key, such as an error', () => {
    const hasComponent = ({ file }: Page) => moduleOf(file).exports.has('default');
    const sent = ({ file, namespaces }: Page) => {
      const parts = [...partsOf(file, ['loader', 'action'], (each) => !isTranslation(each))];
      return missingIn(
        parts.map((part) => ({ ...part, templates: [] })),
        namespaces,
      );
    };
    expect(report((page) => (hasComponent(page) ? sent(page) : []))).toEqual([]);
  });
});

describe('A text whose namespace is not loaded', () => {
  const without = (namespace: Namespace, file: string) => {
    const page = pages.find((each) => each.file === path.join(app, file)) ?? root;
    return missingInBrowser({ ...page, namespaces: page.namespaces.filter((one) => one !== namespace) });
  };
  const absences = 'routes/absences/route.tsx';

  it.each<[how: string, namespace: Namespace, page: string, found: string, inFile: string]>([
    ['by its key', 'student-forms', absences, 'absence.withdraw.title', 'routes/absences/withdrawal.tsx'],
    ['by the prefix of a form', 'student-forms', absences, 'absence.submitting', 'forms/submit-button.tsx'],
    [
      'by a template',
      'portal',
      'routes/admin/office/route.tsx',
      'office.safeguarding',
      'routes/admin/office/route.tsx',
    ],
    [
      'in a module that is imported later',
      'sign-in',
      'routes/account/parent-login.tsx',
      'passkey.problem.unsupported',
      'routes/account/passkeys/request-passkey.ts',
    ],
  ])('is found %s', (_, namespace, page, found, inFile) => {
    expect(without(namespace, page)).toContain(`${found} of '${namespace}' in ${inFile}`);
  });
});

describe('The contact form', () => {
  const island = path.join(app, 'routes/public/admissions/contact-form-island.tsx');

  it('imports the texts of its components and of the errors that its action sends', async () => {
    const source = await readFile(island, 'utf8');
    const files = [...source.matchAll(/translations\/\$\{language\}\/([\w-]+)\.ts/g)].map(([, name]) => name);
    const groups = await Promise.all(files.map((name) => import(`../content/translations/en/${name}.ts`)));
    const imported = new Set(groups.flatMap((group) => Object.values<object>(group)).flatMap(Object.keys));
    const schema = path.join(app, 'features/enquiries/enquiries.schema.ts');
    const schemas = ['ConsultationSchema', 'ConcernSchema', 'MessageSchema'];
    const answer = path.join(app, 'forms/handle-durable-form.server.ts');
    const parts = [
      ...partsOf(island, ['default'], isOfBrowser),
      ...partsOf(schema, schemas, (file) => !isTranslation(file)),
      ...partsOf(answer, ['handleDurableForm'], (file) => file === answer),
    ];
    const missing = textsIn(parts).filter(({ keys }) => !keys.some((key) => imported.has(key)));
    expect(files.length).toBeGreaterThan(1);
    expect(missing).toEqual([]);
  });
});
