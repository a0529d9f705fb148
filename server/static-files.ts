import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface StaticFile {
  readonly type: string;
  readonly isImmutable: boolean;
  readonly plain: Uint8Array<ArrayBuffer>;
  /** The brotli copy that the build made, where it is smaller. */
  readonly brotli: Uint8Array<ArrayBuffer> | null;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The files of the build's public folder, served from memory. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>;

  private constructor(files: ReadonlyMap<string, StaticFile>) {
    this.#files = files;
  }

  static async read(folder: string): Promise<StaticFiles> {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const served = paths.filter((file) => path.extname(file) in types);
    const known = new Set(paths);
    const read = async (file: string) => new Uint8Array(await readFile(file));
    return new StaticFiles(
      new Map(
        await Promise.all(
          served.map(async (file): Promise<[string, StaticFile]> => {
            const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
            const type = types[path.extname(file)] ?? 'application/octet-stream';
            const brotli = known.has(`${file}.br`) ? await read(`${file}.br`) : null;
            return [address, { type, isImmutable: address.startsWith('/assets/'), plain: await read(file), brotli }];
          }),
        ),
      ),
    );
  }

  /** The answer to a GET or HEAD of one of the files, else null. */
  answer(request: Request, pathname: string): Response | null {
    const file = this.#files.get(pathname);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    const isBrotli = file.brotli !== null && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
    const body = isBrotli && file.brotli ? file.brotli : file.plain;
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        'Content-Type': file.type,
        'Content-Length': String(body.byteLength),
        'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ...(file.brotli && { Vary: 'Accept-Encoding' }),
        ...(isBrotli && { 'Content-Encoding': 'br' }),
      },
    });
  }
}
