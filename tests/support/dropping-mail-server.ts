import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** What the client has sent last. `content`: the whole mail with its final dot. */
export type SmtpPhase = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'content';

export interface DroppingMailServer {
  url: string;
  /** Mails that were received completely. */
  received(): number;
  close(): Promise<void>;
}

/** A mail server that closes the connection instead of answering at a phase, or sends `answer`. */
export async function startDroppingMailServer(at: SmtpPhase, answer?: string): Promise<DroppingMailServer> {
  let received = 0;
  const server = createServer((socket) => {
    let isContent = false;
    let input = '';
    const reply = (phase: SmtpPhase, usual: string) => {
      if (phase !== at) socket.write(`${usual}\r\n`);
      else if (answer === undefined) socket.destroy();
      else socket.write(`${answer}\r\n`);
    };
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (text: string) => {
      input += text;
      const end = isContent ? '\r\n.\r\n' : '\r\n';
      if (!input.endsWith(end)) return;
      const [command = ''] = input.split(/[ \r]/, 1);
      input = '';
      if (isContent) {
        received += 1;
        isContent = false;
        reply('content', '250 accepted');
      } else if (command === 'DATA') {
        isContent = true;
        reply('DATA', '354 go on');
      } else if (command === 'EHLO' || command === 'MAIL' || command === 'RCPT') reply(command, '250 ok');
      else socket.end('221 bye\r\n');
    });
    reply('greeting', '220 ready');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
