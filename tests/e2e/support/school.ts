import pg from 'pg';
import type { Role } from '#content/roles.ts';
import { addEnquiry, type SampleEnquiry } from '#database/samples/enquiries.ts';
import { addMessages, type SampleMessage } from '#database/samples/messages.ts';
import { addStudents, type SampleStudent } from '#database/samples/students.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { openDatabase, type ReadyDatabase } from '#server/database.ts';
import { makePerson, type TestPerson } from '../../support/people.ts';

/** Access to the running server's database, to prepare data and to check results. */
export interface School {
  keyring: Keyring;
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  makePerson(role: Role, more?: Partial<Pick<TestPerson, 'id' | 'fullName' | 'email'>>): Promise<TestPerson>;
  makeStudent(student: SampleStudent): Promise<{ id: string; number: string }>;
  makeMessage(message: SampleMessage): Promise<string>;
  makeEnquiry(enquiry?: SampleEnquiry): Promise<{ id: string; reference: string }>;
  /** Locks a table, so that requests wait for it, until the returned function is called. */
  lock(table: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** @param dataFolder of a server with an embedded database */
export const openSchool = async (dataFolder: string): Promise<School> =>
  schoolIn(await openDatabase({ databaseUrl: null, dataFolder, encryptionKeys: null }));

export function schoolIn(database: Pick<ReadyDatabase, 'owner' | 'keyring' | 'stop'>): School {
  const { keyring } = database;
  const pool = new pg.Pool({ ...database.owner, max: 2 });
  // the server may stop its database before the last connection is closed
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const asOwner: School['asOwner'] = async (text, values) => (await pool.query(text, values)).rows;
  return {
    keyring,
    asOwner,
    makePerson: (role, more) => makePerson({ asOwner }, role, more),
    async makeStudent(student) {
      const [added = { id: '', number: '' }] = await addStudents(asOwner, [student]);
      return added;
    },
    async makeMessage(message) {
      const [id = ''] = await addMessages(asOwner, keyring, [message]);
      return id;
    },
    makeEnquiry: (enquiry) => addEnquiry(asOwner, keyring, enquiry),
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
