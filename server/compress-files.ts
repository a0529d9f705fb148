import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesIn } from './build.ts';

/* Writes a brotli copy of every file that becomes smaller, at build time. Runs in its own process, because the
   memory used for compression would not be returned. Usage: node server/compress-files.ts <folder> */

const compress = promisify(brotliCompress);
const [folder = ''] = process.argv.slice(2);
const files = (await filesIn(folder)).filter((file) => /\.(css|js|json|svg|txt|webmanifest)$/.test(file));
await Promise.all(
  files.map(async (file) => {
    const plain = await readFile(file);
    const packed = await compress(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
    if (packed.length < plain.length) await writeFile(`${file}.br`, packed);
  }),
);
