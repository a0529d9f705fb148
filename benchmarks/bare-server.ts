import { once } from 'node:events';
import { createServer } from 'node:http';

/* Baseline server in a child process: returns the same bytes for every request. Receives the response by IPC and
   reports when it listens. */

export interface BareResponse {
  port: number;
  headers: Record<string, string>;
  body: string;
}

const [{ port, headers, body }] = (await once(process, 'message')) as [BareResponse];
const bytes = Buffer.from(body);
createServer((_, response) => response.writeHead(200, headers).end(bytes)).listen(port, () => process.send?.('ready'));
