import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/* Renders every public page in every language at build time, in its own process. Arguments: the server module and
   the output folder. */

export interface RenderedPages {
  /** UTC date shown on the pages, `2026-11-21`. */
  readonly renderedOn: string;
  readonly pages: readonly { address: string; file: string; headers: Record<string, string> }[];
}

const [serverModule = '', folder = ''] = process.argv.slice(2);
const bundle: typeof import('./application.ts') = await import(pathToFileURL(path.resolve(serverModule)).href);
await mkdir(folder, { recursive: true });
const renderedOn = new Date().toISOString().slice(0, 10);
const rendered = await bundle.renderPublicPages();
const pages = await Promise.all(
  rendered.map(async ({ address, body, headers }, index) => {
    const file = `${index}.html`;
    await writeFile(path.join(folder, file), body);
    return { address, file, headers };
  }),
);
await writeFile(path.join(folder, 'pages.json'), JSON.stringify({ renderedOn, pages } satisfies RenderedPages));
process.exit(0);
