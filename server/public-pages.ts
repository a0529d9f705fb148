import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { log } from '../app/platform/log.server.ts';
import { acceptsBrotli, type CachedResponse, prepareResponse } from './cached-response.ts';
import { PageCookies } from './page-cookies.ts';
import type { PageHandler } from './page-handler.ts';
import type { RenderedPages } from './render-pages.ts';
import { withSpeculationRules } from './speculation-rules.ts';

export const originPlaceholder = 'https://origin.invalid';

const compress = promisify(brotliCompress);
/** Quality 11 costs ten times as much for 5% less. A window of 256 kB holds every page. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const maxVariants = 200;

interface PublicPagesParts {
  handle: PageHandler;
  origin: string;
  paths: readonly string[];
  headersOf: (allowsPageTranslation: boolean) => Record<string, string>;
}

/**
 * Pages with a session, a notice, or another language than the path are rendered per visitor. @see PD-4, PD-9, PD-21
 */
export class PublicPages {
  readonly #parts: PublicPagesParts;
  readonly #paths: ReadonlySet<string>;
  readonly #cookies: PageCookies;
  readonly #default = new Map<string, CachedResponse>();
  readonly #byConsent = new Map<string, CachedResponse>();
  readonly #rendering = new Set<string>();
  /** Counts the changes of a path: a page rendered before the last one is discarded. */
  readonly #changes = new Map<string, number>();
  /** Headers by path. A page is compressed at its first request: all of them take seconds of processor time. */
  readonly #uncompressed = new Map<string, Record<string, string>>();
  #renderedOn = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: PublicPagesParts) {
    this.#parts = parts;
    this.#paths = new Set(parts.paths);
    this.#cookies = new PageCookies(parts.origin.startsWith('https:'));
  }

  async load(folder: string): Promise<void> {
    const { renderedOn, pages }: RenderedPages = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8'));
    // One at a time: concurrent reads enlarge the heap permanently.
    for (const { path, file, headers } of pages) {
      const body = withOrigin(await readFile(join(folder, file)), this.#parts.origin);
      this.#default.set(path, this.#prepare(body, null, headers, false));
      this.#uncompressed.set(path, headers);
    }
    this.#renderedOn = renderedOn;
    void this.#renderDaily();
  }

  find(request: IncomingMessage): CachedResponse | null {
    const path = request.url ?? '';
    if (acceptsBrotli(request)) this.#compress(path);
    const { cookie } = request.headers;
    if (cookie === undefined) return this.#default.get(path) ?? null;
    if (!this.#paths.has(path) || this.#cookies.needsOwnPage(cookie, path)) return null;
    const choice = this.#cookies.choiceIn(cookie);
    if (choice === null) return this.#default.get(path) ?? null;
    const key = variantKey(path, choice);
    const known = this.#byConsent.get(key);
    if (!known && this.#default.has(path)) void this.#renderFor(path, choice, key);
    return known ?? null;
  }

  #compress(path: string): void {
    const page = this.#default.get(path);
    const headers = this.#uncompressed.get(path);
    if (!page || !headers) return;
    const { body } = page.plain;
    this.#setDefault(path, this.#prepare(body, brotliCompressSync(body, quality), headers, false));
  }

  #setDefault(path: string, page: CachedResponse | null): void {
    this.#uncompressed.delete(path);
    if (page) this.#default.set(path, page);
    else this.#default.delete(path);
  }

  /** Renders pages whose content has changed. Until then they are rendered per request. */
  async renew(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      this.#changes.set(path, this.#changesOf(path) + 1);
      this.#setDefault(path, null);
    }
    for (const key of this.#byConsent.keys()) if (paths.includes(pathOfVariant(key))) this.#byConsent.delete(key);
    for (const path of paths) await this.#renderDefault(path);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #renderFor(path: string, choice: string, key: string): Promise<void> {
    if (this.#rendering.has(key)) return;
    this.#rendering.add(key);
    const changes = this.#changesOf(path);
    try {
      const response = await this.#render(path, `${this.#cookies.consentName}=${choice}`);
      if (!response || changes !== this.#changesOf(path)) return;
      this.#byConsent.set(key, response);
      const [oldest] = this.#byConsent.keys();
      if (this.#byConsent.size > maxVariants && oldest !== undefined) this.#byConsent.delete(oldest);
    } catch (error) {
      log.error({ err: error, path }, 'a public page could not be rendered');
    } finally {
      this.#rendering.delete(key);
    }
  }

  async #renderDefault(path: string): Promise<void> {
    const changes = this.#changesOf(path);
    try {
      const response = await this.#render(path, null);
      if (changes === this.#changesOf(path)) this.#setDefault(path, response);
    } catch (error) {
      log.error({ err: error, path }, 'a public page could not be rendered');
    }
  }

  #changesOf(path: string): number {
    return this.#changes.get(path) ?? 0;
  }

  /** @returns null for a page that is not published */
  async #render(path: string, cookie: string | null): Promise<CachedResponse | null> {
    const page = await renderPage(this.#parts.handle, this.#parts.origin, path, cookie);
    if (!page) return null;
    return this.#prepare(page.body, await compress(page.body, quality), page.headers, page.allowsPageTranslation);
  }

  #prepare(plain: Buffer, brotli: Buffer | null, headers: Record<string, string>, allowsPageTranslation: boolean) {
    return prepareResponse({
      plain,
      brotli,
      headers: {
        ...this.#parts.headersOf(allowsPageTranslation),
        ...headers,
        'Cache-Control': 'public, no-cache',
        Vary: 'Cookie',
      },
    });
  }

  /** The year and the date of the cookie policy change at 00:00 UTC. */
  async #renderDaily(): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== this.#renderedOn) {
      this.#byConsent.clear();
      for (const path of this.#paths) await this.#renderDefault(path);
      this.#renderedOn = today;
    }
    const midnight = Date.parse(today) + 24 * 3_600_000;
    this.#timer = setTimeout(() => void this.#renderDaily(), midnight - Date.now() + 1_000).unref();
  }
}

const variantKey = (path: string, choice: string) => `${path} ${choice}`;
const pathOfVariant = (key: string) => key.slice(0, key.indexOf(' '));

/** latin1 keeps all bytes; the origin is ASCII. */
function withOrigin(page: Buffer, origin: string): Buffer {
  return Buffer.from(page.toString('latin1').replaceAll(originPlaceholder, origin), 'latin1');
}

/** @returns null for a page that is not published */
export async function renderPage(handle: PageHandler, origin: string, path: string, cookie: string | null) {
  const request = new Request(origin + path, cookie === null ? {} : { headers: { cookie } });
  const response = await handle(request, { id: '', network: '' });
  if (response.status === 404) return null;
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
  const allowsPageTranslation = response.headers.get('x-page-translation') === 'allowed';
  return {
    body: withSpeculationRules(Buffer.from(await response.arrayBuffer())),
    headers: { 'Content-Type': response.headers.get('content-type') ?? 'text/html; charset=utf-8' },
    allowsPageTranslation,
  };
}
