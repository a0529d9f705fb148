import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import init, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { fontFiles } from './font-files.ts';
import type { TypesetResult } from './typeset-pdf.server.ts';

/* Typst in WebAssembly, without access to files or the network. @see ADR-31 */

const mainFile = '/main.typ';
/** Returns problems as objects. */
const problemFormat = 3;

// Without optimisation, the first document takes a third less time, later ones the same. @see ADR-31
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

const compiler = openCompiler();

async function openCompiler(): Promise<TypstCompiler> {
  await init();
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const file of fontFiles()) await builder.add_raw_font(await readFile(file));
  return builder.build();
}

interface Typeset {
  result?: Uint8Array<ArrayBuffer>;
  diagnostics?: { message: string }[];
}

async function typeset({ template, data }: { template: string; data: string }): Promise<TypesetResult> {
  const typst = await compiler;
  typst.add_source(mainFile, template);
  const { result, diagnostics = [] }: Typeset = typst.compile(mainFile, [['data', data]], 'pdf', problemFormat);
  // Evicts what earlier documents left in the cache.
  typst.reset();
  if (result) return { pdf: result };
  return { problem: diagnostics.map(({ message }) => message).join('; ') };
}

parentPort?.on('message', async (document) => {
  const result = await typeset(document).catch((error: unknown) => ({ problem: String(error) }));
  parentPort?.postMessage(result);
});
