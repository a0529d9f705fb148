import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPages } from './public-pages.ts';

/* Renders every public page in every language at build time, in its own process. Arguments: the server module and
   the output folder. */

const [serverModule = '', folder = ''] = process.argv.slice(2);
const bundle: typeof import('./application.ts') = await import(pathToFileURL(resolve(serverModule)).href);
await mkdir(folder, { recursive: true });
const renderedOn = new Date().toISOString().slice(0, 10);
const rendered = await bundle.renderPublicPages();
const pages = await Promise.all(
  rendered.map(async ({ path, body, headers }, index) => {
    const file = `${index}.html`;
    await writeFile(join(folder, file), body);
    return { path, file, headers };
  }),
);
await writeFile(join(folder, 'pages.json'), JSON.stringify({ renderedOn, pages } satisfies RenderedPages));
process.exit(0);
