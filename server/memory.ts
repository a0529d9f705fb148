import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../app/platform/settings.server.ts';
import { prepareText, writeAnswer } from './memory-answers.ts';
import { type PageHandler, publicAddresses, publicPaths } from './page-handler.ts';
import { PublicPages } from './public-pages.ts';
import { securityHeaders } from './security-headers.ts';
import { siteFiles } from './site-files.ts';
import { readStaticFiles } from './static-files.ts';

export interface MemoryParts {
  settings: Pick<Settings, 'appUrl'>;
  /** The build's public folder. */
  publicFolder: string;
  /** The public pages that the build rendered. */
  pagesFolder: string;
}

export interface Memory {
  /** Writes the answer; false where the address is nothing that lies here. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  stop(): void;
}

/** The security text says until when it holds. */
const siteFilesLastMilliseconds = 24 * 3_600_000;

/** Opens what is the same for everybody: the build's files, the public pages, and what machines read of the site. */
export async function openMemory(
  { settings, publicFolder, pagesFolder }: MemoryParts,
  handle: PageHandler,
): Promise<Memory> {
  const isHttps = settings.appUrl.protocol === 'https:';
  const headersOfFiles = securityHeaders({ isHttps });
  const pages = new PublicPages({
    handle,
    origin: settings.appUrl.origin,
    addresses: publicAddresses(),
    headersOf: (allowsPageTranslation) =>
      securityHeaders({ isHttps, allowsPageTranslation, hasSpeculationRules: true }),
  });
  const [files] = await Promise.all([readStaticFiles(publicFolder, headersOfFiles), pages.load(pagesFolder)]);
  const addSiteFiles = () => {
    const made = siteFiles({ origin: settings.appUrl.origin, paths: publicPaths(), now: new Date() });
    for (const [address, { type, text }] of Object.entries(made))
      files.set(address, prepareText(text, { ...headersOfFiles, 'Content-Type': type }));
  };
  addSiteFiles();
  const timer = setInterval(addSiteFiles, siteFilesLastMilliseconds).unref();
  return {
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const answer = pages.find(request) ?? files.get(withoutQuery(request.url ?? ''));
      if (answer) writeAnswer(answer, request, response);
      return answer !== undefined;
    },
    stop() {
      clearInterval(timer);
      pages.stop();
    },
  };
}

function withoutQuery(address: string): string {
  const end = address.indexOf('?');
  return end < 0 ? address : address.slice(0, end);
}
