import { randomUUID } from 'node:crypto';
import type { SafetyDetails } from '#features/safety/safety.ts';
import { orderContext, sealDetails } from '#features/safety/sealed-safety.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleSafety extends Partial<SafetyDetails> {
  studentId: string;
  authorId: string;
  /** Of the version. */
  number?: number;
  writtenAt?: Date;
  /** Null: not confirmed by a guardian. */
  confirmedAt?: Date | null;
}

const types = {
  id: 'uuid',
  student_id: 'uuid',
  number: 'int',
  country: 'bytea',
  address: 'bytea',
  time_zone: 'bytea',
  contacts: 'bytea',
  health: 'bytea',
  companions: 'bytea',
  author_id: 'uuid',
  written_at: 'timestamptz',
  confirmed_at: 'timestamptz',
  confirmed_by: 'uuid',
};

const usual: SafetyDetails = {
  country: 'GB',
  address: '1 Example Street',
  timeZone: 'Europe/London',
  contacts: [{ name: 'Amara Okafor', relation: 'Mother', phone: '+44 20 7946 0000' }],
  health: '',
  companions: '',
};

/** By default the first version of each student. */
export async function addSafetyDetails(
  asOwner: AsOwner,
  keyring: Keyring,
  all: readonly SampleSafety[],
): Promise<void> {
  const rows = all.map(({ studentId, authorId, number = 1, writtenAt = new Date(), ...rest }) => {
    const { confirmedAt = writtenAt, ...details } = rest;
    const id = randomUUID();
    return {
      id,
      student_id: studentId,
      number,
      ...sealDetails(keyring, { id, student_id: studentId }, { ...usual, ...details }),
      author_id: authorId,
      written_at: writtenAt,
      confirmed_at: confirmedAt,
      confirmed_by: confirmedAt && authorId,
    };
  });
  await insertRows(asOwner, 'safety_records', types, rows);
}

export async function addCourtOrder(
  asOwner: AsOwner,
  keyring: Keyring,
  { studentId, authorId, text }: { studentId: string; authorId: string; text: string },
): Promise<string> {
  const id = randomUUID();
  const sealed = keyring.seal(orderContext({ id, student_id: studentId }), text);
  await asOwner('insert into court_orders (id, student_id, author_id, number, text) values ($1, $2, $3, 1, $4)', [
    id,
    studentId,
    authorId,
    sealed,
  ]);
  return id;
}
