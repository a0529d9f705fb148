import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { RelyingParty } from '#features/accounts/relying-party.server.ts';

interface Ceremony {
  /** Base64url, as in the options of the server. */
  challenge: string;
  origin?: string;
  host?: string;
  /** Whether the device has asked for a fingerprint or a PIN. */
  isUserVerified?: boolean;
  counter?: number;
  /** Base64url; null: the device names no account. The default is the account of the registration. */
  userHandle?: string | null;
}

interface RegistrationOptions {
  challenge: string;
  user?: { id: string };
}

/** Simulates a device with one passkey, without a browser (WebAuthn, ES256, attestation `none`). */
export class TestPasskey {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly relyingParty: RelyingParty;
  #userHandle: string | null = null;

  constructor(relyingParty: RelyingParty) {
    this.relyingParty = relyingParty;
  }

  /** Returns the response to the options for a new passkey, as JSON. */
  register(ceremony: Ceremony & RegistrationOptions): string {
    this.#userHandle = ceremony.user?.id ?? this.#userHandle;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = [this.#authenticatorData(ceremony, 0x40), Buffer.alloc(16), length, this.id, this.#publicKey()];
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(Buffer.concat(data))],
    ]);
    return this.#response({
      clientDataJSON: encode(this.#clientData('webauthn.create', ceremony)),
      attestationObject: encode(attestation),
      transports: ['internal'],
    });
  }

  /** Returns the response to the options for a sign-in, as JSON. */
  sign(ceremony: Ceremony): string {
    const { userHandle = this.#userHandle } = ceremony;
    const clientData = this.#clientData('webauthn.get', ceremony);
    const authenticatorData = this.#authenticatorData(ceremony, 0);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.#response({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(authenticatorData),
      signature: encode(sign('sha256', signed, this.#keys.privateKey)),
      ...(userHandle !== null && { userHandle }),
    });
  }

  #response(response: Record<string, unknown>): string {
    const id = encode(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  #clientData(type: string, { challenge, origin = this.relyingParty.origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(
    { host = this.relyingParty.host, isUserVerified = true, counter = 0 }: Ceremony,
    flags: number,
  ): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | 0x01 | (isUserVerified ? 0x04 : 0));
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(host)), rest]);
  }

  /** COSE: EC2, ES256, P-256. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return cborMap([
      [cborNumber(1), cborNumber(2)],
      [cborNumber(3), cborNumber(-7)],
      [cborNumber(-1), cborNumber(1)],
      [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const cborNumber = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
