import { sql } from 'kysely';
import { person, type Tx, writeAs } from '../../platform/database.server.ts';
import { tokenHash } from '../../platform/tokens.server.ts';

export interface OwnAccount {
  createdAt: Date;
  lastSignInAt: Date | null;
  /** Their names. */
  passkeys: string[];
  hasApp: boolean;
}

export async function findOwnAccount(tx: Tx): Promise<OwnAccount | null> {
  const { rows } = await sql<OwnAccount>`
    select created_at as "createdAt", last_sign_in_at as "lastSignInAt", passkeys, has_app as "hasApp"
    from accounts.own_account()`.execute(tx);
  return rows[0] ?? null;
}

export interface OwnEvent {
  id: string;
  happenedAt: Date;
  event: string;
}

/** Reads the audit log, oldest first. @param after the id of the last event of the previous batch, `0` for the first */
export async function listOwnEvents(tx: Tx, after: string, most: number): Promise<OwnEvent[]> {
  const { rows } = await sql<OwnEvent>`
    select id, happened_at as "happenedAt", act as event from accounts.own_events(${after}, ${most})`.execute(tx);
  return rows;
}

export interface OwnMail {
  createdAt: Date;
  template: string;
  state: 'waiting' | 'sent' | 'written' | 'failed';
}

/** Which kinds of mails were sent to the reader, and when. */
export async function listOwnMails(tx: Tx): Promise<OwnMail[]> {
  const { rows } = await sql<OwnMail>`
    select created_at as "createdAt", template, state from accounts.own_mails()`.execute(tx);
  return rows;
}

export type DataDownload = 'recorded' | 'refused' | 'too many';

/** Allows a download, with its audit row and mail. @returns `refused` without a recent password @see PD-57 */
export async function recordDataDownload(personId: string, token: string): Promise<DataDownload> {
  const { rows } = await writeAs(person(personId), (tx) =>
    sql<{ outcome: DataDownload }>`
      select accounts.record_data_download(${tokenHash(token)}) as outcome`.execute(tx),
  );
  return rows[0]?.outcome ?? 'refused';
}
