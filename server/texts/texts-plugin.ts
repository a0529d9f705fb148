import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { Language } from '#content/languages.ts';
import type { Translation } from '#content/translations/translation.ts';
import { forgetModule } from './module-parts.ts';
import { textsOfRoutes } from './texts-of-routes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const app = path.join(root, 'app');
const folder = 'assets/texts';

interface PageTexts {
  /** Of the files of a module of `app`, without language: `routes-absences-route-1a2b3c4d`. */
  names: Map<string, string>;
  /** JSON by its path in `folder`: `en/routes-absences-route-1a2b3c4d.json`. */
  files: Map<string, string>;
}

/** @param file from the root of the repository */
type Import = <Module>(file: string) => Promise<Module>;

let importModule: Import = (file) => import(path.join(root, file));
/** Development: the files keep their names, because the modules with these are not transformed again. */
let isServed = false;
let made: Promise<PageTexts> | undefined;

/**
 * Writes the texts of each module of a route, and of each island with React, into a file for each language, and adds a
 * call of `needTexts` with the name of the files to the module. @see ADR-7
 */
export function textsOfPages({ isForWorkers = false } = {}): Plugin {
  return {
    name: 'texts-of-pages',
    configureServer({ environments, middlewares }) {
      isServed = true;
      importModule = (file) => {
        if (!isRunnableDevEnvironment(environments.ssr)) throw new Error('Vite has no server environment');
        return environments.ssr.runner.import(`/${file}`);
      };
      middlewares.use(`/${folder}`, (request, response, next) => {
        pageTexts().then(({ files }) => {
          const text = files.get(request.url?.slice(1) ?? '');
          if (text === undefined) return next();
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-store');
          response.end(text);
        }, next);
      });
    },
    hotUpdate({ file }) {
      if (this.environment.name !== 'client') return;
      forgetModule(file);
      made = undefined;
      if (file.startsWith(path.join(root, 'content/translations/'))) this.environment.hot.send({ type: 'full-reload' });
    },
    async transform(code, id) {
      if (!(isForWorkers || this.environment.name === 'client') || !id.startsWith(app)) return null;
      const name = (await pageTexts()).names.get(path.relative(app, id));
      if (name === undefined) return null;
      return {
        code: `${code}\nimport { needTexts } from '#i18n/needed-texts.ts';\nneedTexts('${name}');\n`,
        map: null,
      };
    },
    async generateBundle() {
      if (isForWorkers || this.environment.name !== 'client') return;
      for (const [file, source] of (await pageTexts()).files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source });
    },
  };
}

function pageTexts(): Promise<PageTexts> {
  made ??= makePageTexts();
  return made;
}

async function makePageTexts(): Promise<PageTexts> {
  const { subjectsIn } = await importModule<SubjectTexts>('content/translations/subject-texts.ts');
  const { languageCodes } = await importModule<{ languageCodes: Language[] }>('content/languages.ts');
  const { default: routes } = await importModule<{ default: RouteConfigEntry[] }>('app/routes.ts');
  const subjects = await Promise.all(
    languageCodes.map(async (language) => ({ language, texts: await subjectsIn(language) })),
  );
  const subjectOf = new Map(
    subjects.flatMap(({ texts }) =>
      Object.entries(texts).flatMap(([subject, ofSubject]) =>
        Object.keys(ofSubject).map((key) => [key, subject] as const),
      ),
    ),
  );
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  for (const [module, used] of textsOfRoutes(app, routes, subjectOf)) {
    if (used.size === 0) continue;
    const contents = subjects.map(({ language, texts }) => {
      const merged: Record<string, Translation> = Object.assign({}, ...[...used].map((subject) => texts[subject]));
      return { language, json: JSON.stringify(merged) };
    });
    const stem = module.replace(/\.tsx?$/, '').replaceAll('/', '-');
    const name = isServed ? stem : `${stem}-${hashOf(contents.map(({ json }) => json))}`;
    names.set(module, name);
    for (const { language, json } of contents) files.set(`${language}/${name}.json`, json);
  }
  return { names, files };
}

const hashOf = (texts: string[]) => createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);

interface SubjectTexts {
  subjectsIn(language: Language): Promise<Record<string, Record<string, Translation>>>;
}
