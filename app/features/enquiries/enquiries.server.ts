import { sql } from 'kysely';
import type { EnquiryTopic } from '../../../content/enquiry-topics.ts';
import type { Language } from '../../../content/languages.ts';
import type { Tx } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { unsealOrNull } from '../../platform/sealing.server.ts';
import type { Enquiry, EnquiryFilter, EnquiryStage, EnquiryState, ListedEnquiry } from './enquiries.ts';
import { keptUntil } from './retention.ts';
import { enquiryPlace, type SealedColumn } from './sealed-enquiries.server.ts';

export const enquiriesPerPage = 50;

interface ListedRow {
  id: string;
  reference: string;
  name: Buffer;
  email: Buffer;
  region: Buffer | null;
  topic: EnquiryTopic;
  stage: EnquiryStage | null;
  state: EnquiryState;
  consultation_on: string | null;
  closed_at: Date | null;
  received_at: Date;
}

const listedColumns = sql`id, reference, name, email, region, topic, stage, state, consultation_on::text, closed_at, received_at`;

/** A page of enquiries, newest first; one more than a page tells that there is a next. Only an admin sees any. */
export async function listEnquiries(
  tx: Tx,
  keyring: Keyring,
  { state, topic, after }: EnquiryFilter,
): Promise<ListedEnquiry[]> {
  const { rows } = await sql<ListedRow>`
    select ${listedColumns} from enquiries
    where ${state === null ? sql`true` : sql`state = ${state}`}
      and ${topic === null ? sql`true` : sql`topic = ${topic}`}
      and ${after === null ? sql`true` : sql`(received_at, id) < (select received_at, id from enquiries where id = ${after})`}
    order by received_at desc, id desc
    limit ${enquiriesPerPage + 1}`.execute(tx);
  return rows.map((row) => listedEnquiry(keyring, row));
}

/** One enquiry with its message, or null where the reader may see none of this id. @see R2 */
export async function findEnquiry(tx: Tx, keyring: Keyring, id: string): Promise<Enquiry | null> {
  const { rows } = await sql<FoundRow>`
    select ${listedColumns}, message, language, (
      select mails.state from mails where enquiry_id = enquiries.id order by created_at desc limit 1
    ) as mail_state
    from enquiries where id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return {
    ...listedEnquiry(keyring, row),
    message: unsealOrNull(keyring, enquiryPlace('message', row.id), row.message),
    language: row.language,
    mailState: row.mail_state,
  };
}

interface FoundRow extends ListedRow {
  message: Buffer;
  language: Language;
  mail_state: Enquiry['mailState'];
}

function listedEnquiry(keyring: Keyring, row: ListedRow): ListedEnquiry {
  const { id, reference, topic, stage, state, consultation_on: consultationOn, received_at: receivedAt } = row;
  const open = (column: SealedColumn, value: Buffer) => unsealOrNull(keyring, enquiryPlace(column, id), value);
  return {
    id,
    reference,
    topic,
    name: open('name', row.name),
    email: open('email', row.email),
    region: row.region && open('region', row.region),
    stage,
    state,
    consultationOn,
    receivedAt,
    keptUntil: keptUntil({ topic, receivedAt, consultationOn, closedAt: row.closed_at }),
  };
}
