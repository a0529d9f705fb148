import { backgroundHeader } from '#http/background-header.ts';

/** Loads this page again for its HTML, without extending a session. Returns null if the server cannot answer. */
export async function fetchPage(url: string, init: RequestInit = {}): Promise<Response | null> {
  const headers = { [backgroundHeader]: '1', Accept: 'text/html' };
  return fetch(url, { ...init, headers }).catch(() => null);
}

/** Returns the document of a response. */
export async function pageOf(response: Response): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

export function islandIn(page: Document, name: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-island=${name}]`);
}
