import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { log } from '../app/platform/log.server.ts';
import { acceptsBrotli, type CachedResponse, prepareResponse } from './cached-response.ts';
import { PageCookies } from './page-cookies.ts';
import type { PageHandler } from './page-handler.ts';
import type { RenderedPages } from './render-pages.ts';
import { withSpeculationRules } from './speculation-rules.ts';

/** Stands on the pages of a build, which does not know where it will be served: the site's origin takes its place. */
export const originToCome = 'https://origin.invalid';

const compress = promisify(brotliCompress);
/** The best quality, 11, costs ten times as much for a twentieth less; a window of 256 kB holds every page. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } };
/** Beside the pages of undecided visitors there are those of each choice about cookies; the latest of them stay. */
const keptOfChoices = 200;

interface PublicPagesParts {
  handle: PageHandler;
  origin: string;
  paths: readonly string[];
  /** Of every page; of one that may load the outside translation. */
  headersOf: (allowsPageTranslation: boolean) => Record<string, string>;
}

/**
 * The cached public pages: rendered by the build, and again when their date has passed.
 * Visitors are served from here; whoever brings a session, a waiting notice, or another language than the path says,
 * gets a page of their own. @see PD-4, PD-9, PD-21
 */
export class PublicPages {
  readonly #parts: PublicPagesParts;
  readonly #paths: ReadonlySet<string>;
  readonly #cookies: PageCookies;
  readonly #undecided = new Map<string, CachedResponse>();
  readonly #ofChoices = new Map<string, CachedResponse>();
  readonly #underWay = new Set<string>();
  /** Pages of the build that are not compressed yet. */
  #unpacked: RenderedPages['pages'] = [];
  #renderedOn = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: PublicPagesParts) {
    this.#parts = parts;
    this.#paths = new Set(parts.paths);
    this.#cookies = new PageCookies(parts.origin.startsWith('https:'));
  }

  /** Takes the pages that the build rendered, then keeps them of today. */
  async load(folder: string): Promise<void> {
    const { renderedOn, pages }: RenderedPages = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8'));
    // one by one: all at once would leave the process larger for good
    for (const { path, file, headers } of pages) {
      const body = withOrigin(await readFile(join(folder, file)), this.#parts.origin);
      this.#undecided.set(path, this.#prepare(body, null, headers, false));
    }
    this.#renderedOn = renderedOn;
    this.#unpacked = pages;
    void this.#keepOfToday();
  }

  /** Compresses the pages of the build one by one, beside other work; until then they are served plain. */
  async #pack(): Promise<void> {
    const pages = this.#unpacked;
    this.#unpacked = [];
    for (const { path, headers } of pages) {
      const plain = this.#undecided.get(path);
      // rendered and compressed anew at the turn of a day
      if (!plain || plain.brotli) continue;
      const brotli = await compress(plain.plain.body, quality);
      if (this.#undecided.get(path) !== plain) continue;
      this.#undecided.set(path, this.#prepare(plain.plain.body, brotli, headers, false));
    }
  }

  /** The page for this visitor, or null where it must be made for them, or is not one of these. */
  find(request: IncomingMessage): CachedResponse | null {
    const path = request.url ?? '';
    // not at the start: it takes seconds of a processor, and a process may never see a browser
    if (this.#unpacked.length > 0 && acceptsBrotli(request)) void this.#pack();
    const { cookie } = request.headers;
    if (cookie === undefined) return this.#undecided.get(path) ?? null;
    if (!this.#paths.has(path) || this.#cookies.needsOwnPage(cookie, path)) return null;
    const choice = this.#cookies.choiceIn(cookie);
    if (choice === null) return this.#undecided.get(path) ?? null;
    const key = `${path} ${choice}`;
    const known = this.#ofChoices.get(key);
    if (!known) void this.#renderFor(path, choice, key);
    return known ?? null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The first visitor with a choice gets a page of their own; the next ones this one. */
  async #renderFor(path: string, choice: string, key: string): Promise<void> {
    if (this.#underWay.has(key)) return;
    this.#underWay.add(key);
    try {
      const answer = await this.#render(path, `${this.#cookies.consentName}=${choice}`);
      this.#ofChoices.set(key, answer);
      const [oldest] = this.#ofChoices.keys();
      if (this.#ofChoices.size > keptOfChoices && oldest !== undefined) this.#ofChoices.delete(oldest);
    } catch (error) {
      log.error({ err: error, path }, 'a public page could not be rendered');
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #render(path: string, cookie: string | null): Promise<CachedResponse> {
    const page = await renderPage(this.#parts.handle, this.#parts.origin, path, cookie);
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

  /** The year stands on every page, the day on the cookie policy: at 00:00 UTC they are rendered anew. */
  async #keepOfToday(): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== this.#renderedOn) {
      this.#ofChoices.clear();
      for (const path of this.#paths) {
        try {
          this.#undecided.set(path, await this.#render(path, null));
        } catch (error) {
          log.error({ err: error, path }, 'a public page could not be rendered');
        }
      }
      this.#renderedOn = today;
    }
    const midnight = Date.parse(today) + 24 * 3_600_000;
    this.#timer = setTimeout(() => void this.#keepOfToday(), midnight - Date.now() + 1_000).unref();
  }
}

/** The origin is ASCII, whatever else stands on the page: bytes stay bytes. */
function withOrigin(page: Buffer, origin: string): Buffer {
  return Buffer.from(page.toString('latin1').replaceAll(originToCome, origin), 'latin1');
}

/** What a visitor without cookies, or with this one, is answered. */
export async function renderPage(handle: PageHandler, origin: string, path: string, cookie: string | null) {
  const request = new Request(origin + path, cookie === null ? {} : { headers: { cookie } });
  const answer = await handle(request, { id: '', network: '' });
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
  const allowsPageTranslation = answer.headers.get('x-page-translation') === 'allowed';
  return {
    body: withSpeculationRules(Buffer.from(await answer.arrayBuffer())),
    headers: { 'Content-Type': answer.headers.get('content-type') ?? 'text/html; charset=utf-8' },
    allowsPageTranslation,
  };
}
