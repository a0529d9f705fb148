import { privacyRequestContext } from '#features/privacy-requests/sealed-privacy-requests.server.ts';
import { addDays } from '#platform/calendar-days.ts';
import { visitor, writeAs } from '#platform/database.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { addAnnouncement } from '../samples/announcements.ts';
import { addEnquiry, addEnquiryNote } from '../samples/enquiries.ts';
import { findKnownAddresses, type PersonIds } from './add-people.ts';
import { announcements } from './announcements.ts';
import { asOwnerIn, momentOf, stableId } from './demo-rows.ts';
import { enquiries } from './enquiries.ts';
import { otherParents } from './people.ts';
import { demoFacts } from './school-facts.ts';

export async function addDemoEnquiries(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  await writeAs(visitor, async (tx) => {
    const known = await tx.selectFrom('enquiries').select('id').execute();
    for (const { name, address, sent, consultationInDays, isOwned, note, reply, ...enquiry } of enquiries) {
      const id = stableId('enquiry', address);
      if (known.some((row) => row.id === id)) continue;
      await addEnquiry(asOwnerIn(tx), keyring, {
        ...enquiry,
        id,
        name,
        email: `${address}@example.net`,
        receivedAt: momentOf(sent, now),
        ownerId: isOwned ? ids.ingrid : null,
        closedAt: enquiry.state === 'closed' && note ? momentOf({ daysAgo: note.daysAgo, at: '12:00' }, now) : null,
        consultationOn:
          consultationInDays === undefined
            ? null
            : momentOf({ daysAgo: -consultationInDays, at: '12:00' }, now).toISOString().slice(0, 10),
      });
      if (note) {
        const at = momentOf({ daysAgo: note.daysAgo, at: '12:00' }, now);
        await addEnquiryNote(asOwnerIn(tx), keyring, { enquiryId: id, authorId: ids.ingrid, text: note.text, at });
      }
      if (reply) {
        const at = momentOf({ daysAgo: reply.daysAgo, at: '10:30' }, now);
        const entry = { kind: 'reply', enquiryId: id, authorId: ids.ingrid, text: reply.text, at } as const;
        await addEnquiryNote(asOwnerIn(tx), keyring, entry);
      }
    }
  });
}

export async function addDemoPrivacyRequests(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  const seals = (id: string, column: 'text' | 'answer', text: string) =>
    keyring.seal(privacyRequestContext(column, id), text);
  const [open, answered] = [stableId('privacy request', 'open'), stableId('privacy request', 'answered')];
  await writeAs(visitor, async (tx) => {
    await tx
      .insertInto('privacy_requests')
      .values([
        {
          id: open,
          person_id: ids.zoe,
          kind: 'erasure',
          text: seals(open, 'text', 'Please erase the note of Tobi’s absence two months ago: it names an illness.'),
          request_id: open,
          requested_at: momentOf({ daysAgo: 4, at: '18:20' }, now),
        },
        {
          id: answered,
          person_id: ids.zoe,
          kind: 'correction',
          text: seals(answered, 'text', 'My surname is written O’Neil, with a capital N.'),
          request_id: answered,
          requested_at: momentOf({ daysAgo: 40, at: '09:15' }, now),
          outcome: 'done',
          answer: seals(answered, 'answer', 'Thank you. We have corrected the name in your account.'),
          answered_at: momentOf({ daysAgo: 37, at: '11:00' }, now),
          answered_by: ids.samir,
        },
      ])
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

export async function addErasureRequest(keyring: Keyring, now: Date): Promise<void> {
  const personId = (await findKnownAddresses()).get(otherParents.margarida.email);
  if (!personId) return;
  const id = stableId('privacy request', 'erase account');
  const text = 'Inês a quitté l’école il y a des années. Merci d’effacer mon compte et ce que vous conservez encore.';
  await writeAs(visitor, (tx) =>
    tx
      .insertInto('privacy_requests')
      .values({
        id,
        person_id: personId,
        kind: 'erasure',
        text: keyring.seal(privacyRequestContext('text', id), text),
        request_id: id,
        requested_at: momentOf({ daysAgo: 3, at: '20:40' }, now),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}

/** Adds facts, but keeps those that were changed in the demo. */
export async function addDemoFacts(now: Date): Promise<void> {
  await writeAs(visitor, async (tx) => {
    for (const [id, content] of Object.entries(demoFacts(now.toISOString().slice(0, 10))))
      await tx
        .updateTable('school_facts')
        .set({ content: JSON.stringify(content), revision: 1 })
        .where('id', '=', id)
        .where('revision', '=', 0)
        .execute();
  });
}

/** Adds the current privacy policy as a material change with some acknowledgements. */
export async function addDemoAcknowledgements(ids: PersonIds, now: Date): Promise<void> {
  await writeAs(visitor, async (tx) => {
    const version = { policy: 'privacy-policy', number: 1, is_material: true };
    await tx
      .insertInto('policy_versions')
      .values({ ...version, published_at: momentOf({ daysAgo: 6, at: '08:00' }, now) })
      .onConflict((conflict) => conflict.columns(['policy', 'number']).doNothing())
      .execute();
    const { id } = await tx
      .selectFrom('policy_versions')
      .select('id')
      .where('policy', '=', version.policy)
      .executeTakeFirstOrThrow();
    const acknowledged = [ids.eleanor, ids.samir].map((person_id, index) => ({
      version_id: id,
      person_id,
      acknowledged_at: momentOf({ daysAgo: 5 - index, at: '19:40' }, now),
    }));
    await tx
      .insertInto('policy_acknowledgements')
      .values(acknowledged)
      .onConflict((conflict) => conflict.columns(['version_id', 'person_id']).doNothing())
      .execute();
  });
}

export async function addDemoAnnouncements(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  const dayIn = (days: number | undefined) =>
    days === undefined ? null : addDays(now.toISOString().slice(0, 10), days);
  await writeAs(visitor, async (tx) => {
    const asOwner = asOwnerIn(tx);
    const known = await tx.selectFrom('announcements').select('id').execute();
    for (const { name, author, sent, confirmInDays, answerInDays, readBy, ...announcement } of announcements) {
      const id = stableId('announcement', name);
      if (known.some((row) => row.id === id)) continue;
      const publishedAt = momentOf(sent, now);
      const [confirmBy, answerBy] = [dayIn(confirmInDays), dayIn(answerInDays)];
      await addAnnouncement(asOwner, keyring, {
        ...announcement,
        id,
        authorId: ids[author],
        confirmBy,
        answerBy,
        publishedAt,
      });
      await asOwner(
        `update announcement_readers set read_at = $3, confirmed_at = case when $4 then $3::timestamptz end
         where announcement_id = $1 and person_id = any ($2)`,
        [id, readBy.map((person) => ids[person]), publishedAt, confirmBy !== null],
      );
    }
  });
}
