import { once } from 'node:events';
import { createServer } from 'node:http';

/*
 * A process of its own that answers every request with the same bytes, and does nothing else: what any answer is measured
 * against. It is forked, told what to answer, and tells that it listens.
 */

export interface BareAnswer {
  port: number;
  headers: Record<string, string>;
  body: string;
}

const [{ port, headers, body }] = (await once(process, 'message')) as [BareAnswer];
const bytes = Buffer.from(body);
createServer((_, response) => response.writeHead(200, headers).end(bytes)).listen(port, () => process.send?.('ready'));
