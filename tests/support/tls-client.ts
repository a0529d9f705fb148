import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { eventsIn } from './event-stream.ts';
import type { TlsProxy } from './tls-proxy.ts';

export interface TlsResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface TlsRequest {
  readonly method?: string;
  readonly cookie?: string;
  readonly fields?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

/** Sends a request over HTTP/1.1 and verifies the self-signed certificate; does not follow redirects. */
export function fetchOverTls(
  { origin, certificate }: TlsProxy,
  path: string,
  { method, cookie, fields, headers }: TlsRequest = {},
): Promise<TlsResponse> {
  const body = fields && new URLSearchParams(fields).toString();
  return new Promise((resolve, reject) => {
    const sent = request(
      origin + path,
      {
        ca: certificate,
        method: method ?? (fields ? 'POST' : 'GET'),
        headers: {
          ...(cookie && { Cookie: cookie }),
          ...(body !== undefined && {
            Origin: origin,
            'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
            'Content-Length': Buffer.byteLength(body),
          }),
          ...headers,
        },
      },
      async (response) => {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

export function openTlsEvents(
  { origin, certificate }: TlsProxy,
  path: string,
  cookie: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; events: string[]; close(): void }> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { ca: certificate, headers: { Cookie: cookie } }, (response) => {
      const events: string[] = [];
      response.setEncoding('utf8').on('data', (text: string) => events.push(...eventsIn(text)));
      response.on('error', () => {}); // closed by the test
      resolve({ status: response.statusCode ?? 0, headers: response.headers, events, close: () => sent.destroy() });
    });
    sent.once('error', reject);
    sent.end();
  });
}
