import { randomUUID } from 'node:crypto';
import type { Office } from '#content/offices.ts';
import { createAccount } from '#features/accounts/create-account.server.ts';
import { linkHours } from '#features/accounts/password-links.server.ts';
import { hashPassword } from '#features/accounts/passwords.server.ts';
import { makeInvitationLink } from '#features/accounts/renew-invitation-link.server.ts';
import { recordAuditEvent } from '#features/audit/audit.server.ts';
import { readAs, visitor, writeAs } from '#platform/database.server.ts';
import { momentOf } from './demo-rows.ts';
import { type DemoInvitation, type DemoPerson, holders, otherParents, type PersonKey, people } from './people.ts';

export class DemoRefused extends Error {
  override readonly name = 'DemoRefused';
}

export const invitedDaysAgo = 40;

export type PersonIds = Record<PersonKey, string>;

export async function addPeople(now: Date): Promise<PersonIds> {
  const known = await findKnownAddresses();
  const keys = Object.keys(people) as PersonKey[];
  const hashes = await Promise.all(
    keys.map((key) => (known.has(people[key].email) ? null : hashPassword(people[key].password))),
  );
  const ids: [PersonKey, string][] = [];
  for (const [index, key] of keys.entries()) {
    const hash = hashes[index];
    ids.push([key, hash ? await addPerson(people[key], hash, now) : (known.get(people[key].email) ?? '')]);
  }
  return Object.fromEntries(ids) as PersonIds;
}

/** The first account is the administrator's: a database with other accounts but without this one is not a demo. */
export async function findKnownAddresses(): Promise<Map<string, string>> {
  const profiles = await readAs(visitor, (tx) => tx.selectFrom('profiles').select(['id', 'email']).execute());
  const known = new Map(profiles.map(({ id, email }) => [email, id]));
  if (known.size > 0 && !known.has(people.ingrid.email)) {
    throw new DemoRefused(
      'This data folder holds accounts that are not of the demo: nothing was changed. Choose an empty one with DATA_DIR.',
    );
  }
  return known;
}

function addPerson(person: DemoPerson, passwordHash: string, now: Date): Promise<string> {
  const { fullName, email, role, language } = person;
  return writeAs(visitor, async (tx) => {
    const id = await createAccount(tx, { fullName, email, role, passwordHash, temporaryPasswordUntil: null });
    await tx
      .updateTable('accounts.people')
      .set({ language, last_sign_in_at: momentOf({ daysAgo: 1, at: '18:00' }, now) })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('profiles')
      .set({ created_at: momentOf({ daysAgo: invitedDaysAgo, at: '09:00' }, now) })
      .where('id', '=', id)
      .execute();
    return id;
  });
}

/** The token of the link is not stored anywhere; an administrator can send another one. */
export async function addInvitation({ days, mail, ...invited }: DemoInvitation, now: Date): Promise<void> {
  if ((await findKnownAddresses()).has(invited.email)) return;
  await writeAs(visitor, async (tx) => {
    const account = { ...invited, passwordHash: null, temporaryPasswordUntil: null };
    const id = await createAccount(tx, account);
    await makeInvitationLink(tx, id);
    const expiresAt = new Date(now.getTime() + days * 86_400_000);
    const sentAt = new Date(expiresAt.getTime() - linkHours.invitation * 3_600_000);
    await tx
      .updateTable('accounts.password_links')
      .set({ created_at: sentAt, expires_at: expiresAt })
      .where('person_id', '=', id)
      .execute();
    await tx
      .insertInto('mails')
      .values({
        id: randomUUID(),
        person_id: id,
        template: 'invitation-link',
        state: mail ?? 'sent',
        created_at: sentAt,
        finished_at: sentAt,
      })
      .execute();
  });
}

/** Adds a second account of Tobi's father, for a merge, and one of a family that has left, for an erasure. */
export async function addOtherParents(now: Date): Promise<void> {
  const known = await findKnownAddresses();
  const passwordHash = await hashPassword(randomUUID());
  for (const { fullName, email, language, signedInDaysAgo } of Object.values(otherParents)) {
    if (known.has(email)) continue;
    await writeAs(visitor, async (tx) => {
      const account = { fullName, email, role: 'parent', passwordHash, temporaryPasswordUntil: null } as const;
      const id = await createAccount(tx, account);
      const last_sign_in_at = momentOf({ daysAgo: signedInDaysAgo, at: '18:00' }, now);
      await tx.updateTable('accounts.people').set({ language, last_sign_in_at }).where('id', '=', id).execute();
    });
  }
}

/** Assigns offices that were never assigned: others may have been vacated in the console. */
export function assignDemoOffice(office: Office, ids: PersonIds): Promise<void> {
  const { holder, deputy } = holders[office];
  const [holderId, deputyId] = [ids[holder], deputy ? ids[deputy] : null];
  return writeAs(visitor, async (tx) => {
    const assigned = await tx
      .updateTable('offices')
      .set({ holder_id: holderId, deputy_id: deputyId })
      .where('id', '=', office)
      .where(
        'record_id',
        'not in',
        tx.selectFrom('audit_log').select('subject_id').where('act', '=', 'office assigned'),
      )
      .returning('record_id')
      .executeTakeFirst();
    if (!assigned) return;
    const subject = { type: 'office', id: assigned.record_id } as const;
    await recordAuditEvent(tx, { event: 'office assigned', subject, details: { office, holderId, deputyId } });
  });
}
