import { type Server, STATUS_CODES } from 'node:http';
import type { Connections } from './connections.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to requests that Node's parser rejects or that are incomplete, with the standard headers. @see R11 */
export function handleUnreadable(server: Server, connections: Connections, headers: Record<string, string>): void {
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, 'Content-Length': '0', Connection: 'close' }).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A response in progress on this connection must not be followed by another one.
    if (!socket.writable || error.code === 'ECONNRESET' || connections.isResponding(socket)) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  });
}
