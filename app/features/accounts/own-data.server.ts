import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';

export interface OwnAccount {
  createdAt: Date;
  lastSignInAt: Date | null;
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
export async function listOwnEvents(tx: Tx, after: string, limit: number): Promise<OwnEvent[]> {
  const { rows } = await sql<OwnEvent>`
    select id, happened_at as "happenedAt", act as event from accounts.own_events(${after}, ${limit})`.execute(tx);
  return rows;
}

export interface OwnMail {
  createdAt: Date;
  template: string;
  state: 'waiting' | 'sent' | 'written' | 'failed' | 'unconfirmed';
}

/** Returns kind, time and delivery state of the mails to the reader. */
export async function listOwnMails(tx: Tx): Promise<OwnMail[]> {
  const { rows } = await sql<OwnMail>`
    select created_at as "createdAt", template, state from accounts.own_mails()`.execute(tx);
  return rows;
}
