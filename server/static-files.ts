import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CachedResponse, prepareResponse } from './cached-response.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export async function readStaticFiles(
  folder: string,
  headers: Record<string, string>,
): Promise<Map<string, CachedResponse>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const known = new Set(files);
  const responses = files
    .filter((file) => path.extname(file) in types)
    .map(async (file): Promise<[string, CachedResponse]> => {
      const urlPath = `/${path.relative(folder, file).split(path.sep).join('/')}`;
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      // File names in `/assets/` contain a content hash.
      const caching = urlPath.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      const plain = await readFile(file);
      const brotli = known.has(`${file}.br`) ? await readFile(`${file}.br`) : null;
      const content = { plain, compress: brotli && (() => brotli) };
      return [
        urlPath,
        prepareResponse({ ...content, headers: { ...headers, 'Content-Type': type, 'Cache-Control': caching } }),
      ];
    });
  return new Map(await Promise.all(responses));
}
