import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sealedPlace } from '../../../app/features/messages/sealed-messages.server.ts';
import type { Keyring } from '../../../app/platform/keyring.server.ts';
import { seal } from '../../../app/platform/sealing.server.ts';
import type { EnquiryTopic } from '../../../content/enquiry-topics.ts';
import type { Role } from '../../../content/roles.ts';
import { type DatabaseSettings, openDatabase } from '../../../server/database.ts';
import { makePerson, type TestPerson } from '../../support/people.ts';

/** The running server's database, for preparing what a journey needs and for looking at what it left. */
export interface School {
  keyring: Keyring;
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  makePerson(role: Role, more?: { fullName?: string; email?: string }): Promise<TestPerson>;
  makeStudent(student: {
    parentId?: string;
    mentorId?: string;
    fullName?: string;
    level?: string;
  }): Promise<{ id: string; number: string }>;
  makeMessage(message: {
    from: string;
    to: string;
    subject?: string;
    body?: string;
    sentAt?: Date;
    isRead?: boolean;
  }): Promise<string>;
  makeEnquiry(enquiry?: {
    id?: string;
    name?: string;
    email?: string;
    message?: string;
    topic?: EnquiryTopic;
    receivedAt?: Date;
  }): Promise<{ id: string; reference: string }>;
  /** Locks a table, so that requests wait for it, until the returned function is called. */
  lock(table: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** @param place the data folder of a server with an embedded database, or how to reach another */
export async function openSchool(place: string | DatabaseSettings): Promise<School> {
  const database = await openDatabase(
    typeof place === 'string' ? { databaseUrl: null, dataFolder: place, encryptionKeys: null } : place,
  );
  const { keyring } = database;
  const pool = new pg.Pool({ ...database.owner, max: 2 });
  // the server may take its database down before the last connection has said goodbye
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const asOwner: School['asOwner'] = async (text, values) => (await pool.query(text, values)).rows;
  return {
    keyring,
    asOwner,
    makePerson: (role, more) => makePerson({ asOwner }, role, more),
    async makeStudent({
      parentId = null,
      mentorId = null,
      fullName = 'Test Student',
      level = null,
    }: Record<string, string | null | undefined>) {
      const number = `S-${randomUUID().slice(0, 8)}`;
      const [row] = await asOwner<{ id: string }>(
        `insert into students (parent_id, academic_mentor_id, full_name, student_number, current_level)
         values ($1, $2, $3, $4, $5) returning id`,
        [parentId, mentorId, fullName, number, level],
      );
      return { id: row?.id ?? '', number };
    },
    async makeMessage({ from, to, subject = 'A subject', body = 'A body', sentAt = new Date(), isRead = false }) {
      const id = randomUUID();
      const row = { id, sealed_sender_id: from, sealed_receiver_id: to };
      const sealed = (column: 'subject' | 'body', text: string) => seal(keyring, sealedPlace(column, row), text);
      await asOwner(
        `insert into messages (id, sender_id, receiver_id, subject, body, created_at, read) values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, from, to, sealed('subject', subject), sealed('body', body), sentAt, isRead],
      );
      return id;
    },
    async makeEnquiry({
      id = randomUUID(),
      name = 'Layla Haddad',
      email = 'layla@example.org',
      message = 'We would like to hear more.',
      topic = 'consultation',
      receivedAt = new Date(Date.now() - 24 * 3_600_000),
    } = {}) {
      const reference = `ENQ-${id.slice(0, 8)}`;
      const sealed = (column: string, text: string) => seal(keyring, { table: 'enquiries', column, id }, text);
      await asOwner(
        `insert into enquiries (id, reference, request_id, content_digest, name, email, address_digest, region, message, topic, stage, language, received_at)
         values ($1, $2, $1, '', $3, $4, '', $5, $6, $7, $8, 'fr', $9)`,
        [
          id,
          reference,
          sealed('name', name),
          sealed('email', email),
          topic === 'consultation' ? sealed('region', 'Dubai') : null,
          sealed('message', message),
          topic,
          topic === 'consultation' ? 'primary' : null,
          receivedAt,
        ],
      );
      return { id, reference };
    },
    async lock(table) {
      const client = await pool.connect();
      await client.query('begin');
      await client.query(`lock table ${table} in access exclusive mode`);
      return async () => {
        await client.query('rollback');
        client.release();
      };
    },
    async close() {
      await pool.end();
      await database.stop();
    },
  };
}
