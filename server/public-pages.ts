import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { languageOfPath } from '../app/i18n/paths.ts';
import { log } from '../app/platform/log.server.ts';
import type { Language } from '../content/languages.ts';
import { type CachedResponse, prepareResponse } from './cached-response.ts';
import { PageCookies } from './page-cookies.ts';
import type { PageHandler } from './page-handler.ts';
import { withSpeculationRules } from './speculation-rules.ts';

export const originPlaceholder = 'https://origin.invalid';

/** Quality 11 costs ten times as much for 5% less. A window of 256 kB holds every page. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } };

export interface RenderedPages {
  /** UTC date shown on the pages, `2026-11-21`. */
  readonly renderedOn: string;
  readonly pages: readonly { path: string; file: string; headers: Record<string, string> }[];
}

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
  /** By path, choice of cookies and offered language: at most five variants of a page, of an English one twenty. */
  readonly #pages = new Map<string, CachedResponse>();
  /** A rendering whose entry is gone started before a change, and is discarded. */
  readonly #rendering = new Map<string, symbol>();
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
      this.#pages.set(keyOf(path), this.#prepare(path, { body, headers, allowsPageTranslation: false }));
    }
    this.#renderedOn = renderedOn;
    void this.#renderDaily();
  }

  find({ url: path = '', headers }: IncomingMessage): CachedResponse | null {
    const { cookie = '' } = headers;
    if (!this.#paths.has(path) || (cookie && this.#cookies.bypassesCache(cookie, path))) return null;
    const variant = { consent: this.#cookies.consentIn(cookie), offered: this.#cookies.offeredLanguage(headers, path) };
    const page = this.#pages.get(keyOf(path, variant)) ?? null;
    const isPublished = this.#pages.has(keyOf(path));
    if (!page && isPublished) void this.#render(path, variant);
    return page;
  }

  /** Renders pages whose content has changed. Until then they are rendered per request. */
  async rerender(paths: readonly string[]): Promise<void> {
    for (const map of [this.#pages, this.#rendering])
      for (const key of map.keys()) if (paths.includes(pathOf(key))) map.delete(key);
    for (const path of paths) await this.#render(path);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #render(path: string, variant: Variant = ofBrowserWithoutChoice): Promise<void> {
    const key = keyOf(path, variant);
    if (this.#rendering.has(key)) return;
    const rendering = Symbol(key);
    this.#rendering.set(key, rendering);
    try {
      const { consent, offered } = variant;
      const page = await renderPage(this.#parts.handle, this.#parts.origin, path, {
        ...(consent !== null && { cookie: `${this.#cookies.consentName}=${consent}` }),
        ...(offered && { 'accept-language': offered }),
      });
      if (this.#rendering.get(key) !== rendering) return;
      if (page) this.#pages.set(key, this.#prepare(path, page));
      else this.#pages.delete(key);
    } catch (error) {
      log.error({ err: error, path }, 'a public page could not be rendered');
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    }
  }

  /** A page is compressed at its first request: all of them take seconds of processor time. */
  #prepare(path: string, { body, headers, allowsPageTranslation }: RenderedPage): CachedResponse {
    return prepareResponse({
      plain: body,
      compress: () => brotliCompressSync(body, quality),
      headers: {
        ...this.#parts.headersOf(allowsPageTranslation),
        ...headers,
        'Cache-Control': 'public, no-cache',
        Vary: languageOfPath(path) === null ? 'Cookie, Accept-Language' : 'Cookie',
      },
    });
  }

  /** The year and the date of the cookie policy change at 00:00 UTC. */
  async #renderDaily(): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== this.#renderedOn) {
      this.#rendering.clear();
      for (const key of this.#pages.keys()) if (isVariant(key)) this.#pages.delete(key);
      for (const path of this.#paths) await this.#render(path);
      this.#renderedOn = today;
    }
    const midnight = Date.parse(today) + 24 * 3_600_000;
    this.#timer = setTimeout(() => void this.#renderDaily(), midnight - Date.now() + 1_000).unref();
  }
}

interface Variant {
  /** The visitor's choice of cookies. */
  consent: string | null;
  offered: Language | null;
}

const ofBrowserWithoutChoice: Variant = { consent: null, offered: null };

/** The path alone without a choice and an offer. */
const keyOf = (path: string, { consent, offered } = ofBrowserWithoutChoice) =>
  consent === null && offered === null ? path : `${path} ${offered ?? ''} ${consent ?? ''}`;
const isVariant = (key: string) => key.includes(' ');
const pathOf = (key: string) => key.split(' ', 1)[0] ?? key;

/** latin1 keeps all bytes; the origin is ASCII. */
function withOrigin(page: Buffer, origin: string): Buffer {
  return Buffer.from(page.toString('latin1').replaceAll(originPlaceholder, origin), 'latin1');
}

interface RenderedPage {
  body: Buffer;
  headers: Record<string, string>;
  allowsPageTranslation: boolean;
}

/** @returns null for a page that is not published */
export async function renderPage(
  handle: PageHandler,
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<RenderedPage | null> {
  const request = new Request(origin + path, { headers });
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
