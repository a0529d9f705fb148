import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  origin: string;
  /** By the path of the browser's endpoint. */
  received: Map<string, ReceivedPush[]>;
  /** The next answers; 201 without. */
  answers: number[];
  stop(): Promise<void>;
}

/** A push service on this machine, which keeps what it receives (RFC 8030). */
export async function startPushService(): Promise<PushService> {
  const received: PushService['received'] = new Map();
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = request.url ?? '';
    received.set(path, [...(received.get(path) ?? []), { headers: request.headers, body }]);
    response.writeHead(answers.shift() ?? 201, { Location: 'http://127.0.0.1:9/' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface PushBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What the browser shows. @throws if the content is not encrypted for it (RFC 8188, RFC 8291) */
  read(push: ReceivedPush): unknown;
}

export function makePushBrowser(endpoint: string): PushBrowser {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read({ body }) {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const secret = keys.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const input = derive(secret, auth, info, 32);
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const record = body.subarray(21 + keyLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The last record ends with a delimiter of 2 and zeros.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
