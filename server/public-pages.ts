import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Language } from '#content/languages.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { log } from '#platform/log.server.ts';
import { type CachedResponse, prepareResponse, writeResponse } from './cached-response.ts';
import { PageCookies } from './page-cookies.ts';
import type { PageHandler } from './page-handler.ts';
import { withSpeculationRules } from './speculation-rules.ts';

/** Quality 11 costs ten times as much for 5% less. A window of 256 kB holds every page. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } };

const dayMilliseconds = 24 * 3_600_000;

interface PublicPagesParts {
  handle: PageHandler;
  origin: string;
  paths: readonly string[];
  headersOf: (allowsPageTranslation: boolean) => Record<string, string>;
}

/** A page that is not published is null: the router renders it. */
type Page = CachedResponse | null;

/**
 * Public pages, rendered at their first request and kept in memory. Pages with a session, a notice, or another language
 * than the path are rendered per visitor.
 * @see PD-4, PD-9, PD-21 @see ADR-9
 */
export class PublicPages {
  readonly #parts: PublicPagesParts;
  readonly #paths: ReadonlySet<string>;
  readonly #cookies: PageCookies;
  /** By path, choice of cookies and offered language: at most five variants of a page, of an English one twenty. */
  readonly #pages = new Map<string, Page>();
  /** Requests for the same page wait for one rendering. One whose entry is gone started before a change. */
  readonly #rendering = new Map<string, Promise<Page>>();
  #day = 0;

  constructor(parts: PublicPagesParts) {
    this.#parts = parts;
    this.#paths = new Set(parts.paths);
    this.#cookies = new PageCookies(parts.origin.startsWith('https:'));
  }

  /** @returns false if the request is not for a page that is the same for other visitors */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): boolean {
    const { url: path = '', headers } = request;
    const { cookie = '' } = headers;
    if (!this.#paths.has(path) || (cookie && this.#cookies.bypassesCache(cookie, path))) return false;
    this.#forgetYesterday();
    const variant = { consent: this.#cookies.consentIn(cookie), offered: this.#cookies.offeredLanguage(headers, path) };
    const answer = (page: Page) => (page ? writeResponse(page, request, response) : next());
    const known = this.#pages.get(keyOf(path, variant));
    if (known !== undefined) answer(known);
    else void this.#render(path, variant).then(answer);
    return true;
  }

  forget(paths: readonly string[]): void {
    for (const map of [this.#pages, this.#rendering])
      for (const key of map.keys()) if (paths.includes(pathOf(key))) map.delete(key);
  }

  /** The year and the date of the cookie policy change at 00:00 UTC. */
  #forgetYesterday(): void {
    const today = Math.floor(Date.now() / dayMilliseconds);
    if (today === this.#day) return;
    this.#day = today;
    this.#pages.clear();
    this.#rendering.clear();
  }

  #render(path: string, variant: Variant): Promise<Page> {
    const key = keyOf(path, variant);
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = this.#renderNow(path, variant).then((page) => {
      if (this.#rendering.get(key) === rendering) {
        this.#rendering.delete(key);
        if (page !== undefined) this.#pages.set(key, page);
      }
      return page ?? null;
    });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  /** @returns undefined after an error, which the router shows */
  async #renderNow(path: string, { consent, offered }: Variant): Promise<Page | undefined> {
    const request = new Request(this.#parts.origin + path, {
      headers: {
        ...(consent !== null && { cookie: `${this.#cookies.consentName}=${consent}` }),
        ...(offered && { 'accept-language': offered }),
      },
    });
    try {
      const response = await this.#parts.handle(request, { id: '', network: '' });
      if (response.status === 404) return null;
      if (response.status !== 200) return undefined;
      return this.#prepare(path, Buffer.from(await response.arrayBuffer()), response.headers);
    } catch (error) {
      log.error({ err: error, path }, 'a public page could not be rendered');
      return undefined;
    }
  }

  /** A page is compressed at the first request that accepts it. */
  #prepare(path: string, body: Buffer, headers: Headers): CachedResponse {
    const plain = withSpeculationRules(body);
    return prepareResponse({
      plain,
      compress: () => brotliCompressSync(plain, quality),
      headers: {
        ...this.#parts.headersOf(headers.get('x-page-translation') === 'allowed'),
        'Content-Type': headers.get('content-type') ?? 'text/html; charset=utf-8',
        'Cache-Control': 'public, no-cache',
        Vary: languageOfPath(path) === null ? 'Cookie, Accept-Language' : 'Cookie',
      },
    });
  }
}

interface Variant {
  /** The visitor's choice of cookies. */
  consent: string | null;
  offered: Language | null;
}

const keyOf = (path: string, { consent, offered }: Variant) => `${path} ${offered ?? ''} ${consent ?? ''}`;
const pathOf = (key: string) => key.split(' ', 1)[0] ?? key;
