import { randomUUID } from 'node:crypto';
import { type EnquiryTopic, officeOfTopic } from '#content/enquiry-topics.ts';
import type { Language } from '#content/languages.ts';
import type { Office } from '#content/offices.ts';
import type { EnquiryStage, EnquiryState, RecordedChannel } from '#features/enquiries/enquiries.ts';
import {
  contentOf,
  type EnquiryContent,
  enquiryPlace,
  type SealedColumn,
  sealSender,
} from '#features/enquiries/sealed-enquiries.server.ts';
import { entryContext } from '#features/enquiries/sealed-entries.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleEnquiry {
  id?: string;
  name?: string;
  email?: string;
  message?: string;
  /** Recorded by the office. */
  channel?: RecordedChannel;
  phone?: string;
  /** Of the topic, unless it was passed on. */
  office?: Office | null;
  topic?: EnquiryTopic;
  receivedAt?: Date;
  region?: string;
  stage?: EnquiryStage;
  language?: Language;
  state?: EnquiryState;
  /** `2026-11-21`: without a state, a consultation is scheduled. */
  consultationOn?: string | null;
  ownerId?: string | null;
  closedAt?: Date | null;
}

const types = {
  id: 'uuid',
  reference: 'text',
  request_id: 'uuid',
  content_digest: 'bytea',
  name: 'bytea',
  email: 'bytea',
  address_digest: 'bytea',
  phone: 'bytea',
  region: 'bytea',
  message: 'bytea',
  topic: 'text',
  channel: 'text',
  office: 'text',
  office_since: 'timestamptz',
  stage: 'text',
  language: 'text',
  state: 'text',
  consultation_on: 'date',
  owner_id: 'uuid',
  closed_at: 'timestamptz',
  received_at: 'timestamptz',
};
const dayMilliseconds = 24 * 3_600_000;

export async function addEnquiry(
  asOwner: AsOwner,
  keyring: Keyring,
  enquiry: SampleEnquiry = {},
): Promise<{ id: string; reference: string }> {
  const row = rowOf(keyring, enquiry);
  await insertRows(asOwner, 'enquiries', types, [row]);
  return row;
}

function rowOf(keyring: Keyring, enquiry: SampleEnquiry) {
  const { id = randomUUID(), receivedAt, consultationOn, closedAt } = enquiry;
  const content = contentWith(enquiry);
  const sealed = (column: SealedColumn, text: string) => keyring.seal(enquiryPlace(column, id), text);
  return {
    id,
    reference: `ENQ-${id.slice(0, 8)}`,
    request_id: id,
    content_digest: keyring.digest(enquiryPlace('content_digest', id), contentOf(content)),
    ...sealSender(keyring, id, content),
    region: content.topic === 'consultation' ? sealed('region', content.region) : null,
    message: sealed('message', content.message),
    topic: content.topic,
    channel: enquiry.channel ?? 'website',
    office: enquiry.office === undefined ? officeOfTopic[content.topic] : enquiry.office,
    office_since: receivedAt ?? new Date(Date.now() - dayMilliseconds),
    stage: content.topic === 'consultation' ? content.stage : null,
    language: enquiry.language ?? 'fr',
    state: enquiry.state ?? (consultationOn ? 'scheduled' : closedAt ? 'closed' : 'new'),
    consultation_on: consultationOn,
    owner_id: enquiry.ownerId,
    closed_at: closedAt,
    received_at: receivedAt ?? new Date(Date.now() - dayMilliseconds),
  };
}

function contentWith({ topic = 'consultation', ...given }: SampleEnquiry): EnquiryContent {
  const { name = 'Layla Haddad', email = 'layla@example.org', message = 'We would like to hear more.' } = given;
  if (topic !== 'consultation') return { topic, name, email, message };
  const { region = 'Dubai', stage = 'primary', channel, phone = '' } = given;
  const consultation = { topic, name, email, message, region, stage };
  return channel ? { ...consultation, channel, phone } : consultation;
}

export interface SampleNote {
  id?: string;
  kind?: 'note' | 'reply';
  enquiryId: string;
  authorId: string;
  text: string;
  at?: Date;
}

const noteTypes = {
  id: 'uuid',
  enquiry_id: 'uuid',
  kind: 'text',
  author_id: 'uuid',
  text: 'bytea',
  request_id: 'uuid',
  created_at: 'timestamptz',
};

export async function addEnquiryNote(asOwner: AsOwner, keyring: Keyring, note: SampleNote): Promise<void> {
  const { id = randomUUID(), enquiryId, authorId, at = new Date() } = note;
  const text = keyring.seal(entryContext({ id, enquiry_id: enquiryId }), note.text);
  const { kind = 'note' } = note;
  const row = { id, enquiry_id: enquiryId, kind, author_id: authorId, text, request_id: id, created_at: at };
  await insertRows(asOwner, 'enquiry_entries', noteTypes, [row]);
}
