import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../../content/languages.ts';
import type { WriteTx } from '../../platform/doors.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { digest, matchesDigest, seal } from '../../platform/sealing.server.ts';
import type { NewEnquiry } from './enquiries.ts';
import { addressDigest, contentOf, enquiryPlace, type SealedColumn } from './sealed-enquiries.server.ts';

/** An expected refusal; thrown, so that nothing of its transaction stays. */
export class EnquiryRefused extends Error {
  override readonly name = 'EnquiryRefused';
  /** `other content`: this form was sent before, and said something else. */
  readonly reason: 'too many' | 'other content';
  /** Seconds until this network may send again. */
  readonly retryAfterSeconds: number;

  constructor(reason: EnquiryRefused['reason'], retryAfterSeconds = 0) {
    super(reason);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Where an enquiry came from. `network`: IPv4 address or IPv6 /64. @see R6 */
export interface EnquirySource {
  language: Language;
  network: string;
}

/** What the mail that says an enquiry arrived may tell. */
export interface ReceivedEnquiry {
  name: string;
  email: string;
  reference: string;
  language: Language;
}

/**
 * Stores an enquiry through the visitor's door, with its audit row and, once a day for an address, the mail that says it
 * arrived. The same form sent again, at once or later, is the same enquiry.
 * @param enquiry its `requestId` is not empty
 * @param sealMail makes the mail that waits for delivery
 * @throws EnquiryRefused
 * @see decisions 13 @see R6 @see R9
 */
export async function receiveEnquiry(
  tx: WriteTx,
  keyring: Keyring,
  enquiry: NewEnquiry,
  source: EnquirySource,
  sealMail: (received: ReceivedEnquiry) => { id: string; sealedSecret: Buffer },
): Promise<void> {
  const id = randomUUID();
  const reference = makeReference();
  const { name, email, region, message, stage } = enquiry;
  const sealed = (column: SealedColumn, text: string) => seal(keyring, enquiryPlace(column, id), text);
  const mail = sealMail({ name, email, reference, language: source.language });
  const { rows } = await sql<Received>`select * from receive_enquiry(
    ${id}, ${reference}, ${enquiry.requestId}, ${digest(keyring, enquiryPlace('content_digest', id), contentOf(enquiry))},
    ${sealed('name', name)}, ${sealed('email', email)}, ${addressDigest(keyring, email)}, ${sealed('region', region)},
    ${sealed('message', message)}, ${stage}, ${source.language}, ${mail.id}, ${mail.sealedSecret}, ${source.network})`.execute(
    tx,
  );
  const [received] = rows;
  if (!received) throw new Error('receive_enquiry gave no row');
  if (received.retry_after_seconds > 0) throw new EnquiryRefused('too many', received.retry_after_seconds);
  if (received.known_id !== null && received.known_digest !== null)
    mustBeSame(keyring, received.known_id, received.known_digest, enquiry);
}

interface Received {
  retry_after_seconds: number;
  known_id: string | null;
  known_digest: Buffer | null;
}

function mustBeSame(keyring: Keyring, knownId: string, knownDigest: Buffer, enquiry: NewEnquiry): void {
  const isSame = matchesDigest(keyring, enquiryPlace('content_digest', knownId), contentOf(enquiry), knownDigest);
  if (!isSame) throw new EnquiryRefused('other content');
}

/** Letters and digits that nobody mistakes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `ENQ-7K4M-2QXD`: short enough to be said aloud, and one of a million million. */
function makeReference(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `ENQ-${group()}-${group()}`;
}
