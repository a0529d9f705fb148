import { createHash, randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { createAccount } from '../app/features/accounts/create-account.server.ts';
import { linkHours, makeInvitationLink } from '../app/features/accounts/password-links.server.ts';
import { hashPassword } from '../app/features/accounts/passwords.server.ts';
import type { ActivityKind } from '../app/features/activity/activity.ts';
import { recordAuditEvent } from '../app/features/audit/audit.server.ts';
import { replyMark } from '../app/features/messages/messages.ts';
import { reportPlace } from '../app/features/messages/sealed-reports.server.ts';
import { requestPlace } from '../app/features/privacy-requests/sealed-privacy-requests.server.ts';
import { openPool, readAs, visitor, type WriteTx, writeAs } from '../app/platform/database.server.ts';
import type { Keyring } from '../app/platform/keyring.server.ts';
import { seal } from '../app/platform/sealing.server.ts';
import { figures } from '../content/legal/figures.ts';
import { type Office, offices } from '../content/offices.ts';
import { enquiries } from './demo/enquiries.ts';
import { feedback } from './demo/feedback.ts';
import { type DemoMessage, messages } from './demo/messages.ts';
import {
  type DemoInvitation,
  type DemoPerson,
  type DemoStudent,
  holders,
  invitations,
  leaver,
  otherParents,
  type PersonKey,
  people,
  students,
} from './demo/people.ts';
import { demoFacts } from './demo/school-facts.ts';
import { addDemoReports } from './demo-reports.ts';
import { addAbsences } from './samples/absences.ts';
import { addEnquiry, addEnquiryNote } from './samples/enquiries.ts';
import { addFeedback } from './samples/feedback.ts';
import { addFile } from './samples/files.ts';
import type { AsOwner } from './samples/insert-rows.ts';
import { addMessages, type SampleMessage } from './samples/messages.ts';
import { addStudentEvents } from './samples/student-events.ts';
import { addStudents } from './samples/students.ts';

export class DemoRefused extends Error {
  override readonly name = 'DemoRefused';
}

/** Arbitrary advisory lock number. */
const demoLock = 7_240_120;
const invitedDaysAgo = 40;

/** Keeps existing data. @param now the messages' dates are relative to it @throws DemoRefused for other accounts */
export async function fillDemo(owner: pg.ClientConfig, keyring: Keyring, now = new Date()): Promise<void> {
  const lock = new pg.Client(owner);
  await lock.connect();
  const closePool = openPool({ ...owner, max: 1 });
  try {
    // Concurrent demos: one fills the database, the others wait and find it done.
    await lock.query('select pg_advisory_lock($1)', [demoLock]);
    const ids = await addPeople(now);
    for (const invitation of invitations) await addInvitation(invitation, now);
    await addOtherParents(now);
    await addDemoStudents(ids, now);
    await addLeaver(now);
    for (const office of offices) await assignDemoOffice(office, ids);
    await addDemoMessages(ids, keyring, now);
    await addDemoActivity(ids, now);
    await addDemoAbsences(ids, keyring, now);
    await addDemoFeedback(ids, keyring, now);
    await writeAs(visitor, (tx) => addDemoReports(asOwnerIn(tx), keyring, ids, now));
    await addDemoReport(ids, keyring, now);
    await addDemoEnquiries(ids, keyring, now);
    await addDemoPrivacyRequests(ids, keyring, now);
    await addErasureRequest(keyring, now);
    await addDemoFacts(now);
    await addDemoAcknowledgements(ids, now);
  } finally {
    await closePool();
    await lock.end();
  }
}

type PersonIds = Record<PersonKey, string>;

async function addPeople(now: Date): Promise<PersonIds> {
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

/** The admin is created first: if there are accounts but not this one, the database is not a demo. */
async function findKnownAddresses(): Promise<Map<string, string>> {
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
    const id = await createAccount(tx, { fullName, email, role, passwordHash, temporaryPasswordUntil: null }, null);
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

/** Nobody knows the token of the link; an administrator can send another one. */
async function addInvitation({ days, mail, ...invited }: DemoInvitation, now: Date): Promise<void> {
  if ((await findKnownAddresses()).has(invited.email)) return;
  await writeAs(visitor, async (tx) => {
    const account = { ...invited, passwordHash: null, temporaryPasswordUntil: null };
    const id = await createAccount(tx, account, null);
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

/** A second account of Tobi's father, to be merged, and one of a family that has left, to be erased. */
async function addOtherParents(now: Date): Promise<void> {
  const known = await findKnownAddresses();
  const passwordHash = await hashPassword(randomUUID());
  for (const { fullName, email, language, signedInDaysAgo } of Object.values(otherParents)) {
    if (known.has(email)) continue;
    await writeAs(visitor, async (tx) => {
      const account = { fullName, email, role: 'parent', passwordHash, temporaryPasswordUntil: null } as const;
      const id = await createAccount(tx, account, null);
      const last_sign_in_at = momentOf({ daysAgo: signedInDaysAgo, at: '18:00' }, now);
      await tx.updateTable('accounts.people').set({ language, last_sign_in_at }).where('id', '=', id).execute();
    });
  }
}

async function addLeaver(now: Date): Promise<void> {
  const { fullName, number, level, daysLeft } = leaver;
  const id = stableId('student', number);
  const parentId = (await findKnownAddresses()).get(otherParents.margarida.email) ?? null;
  const archivedAt = momentOf({ daysAgo: -daysLeft, at: '09:00' }, now);
  archivedAt.setUTCFullYear(archivedAt.getUTCFullYear() - figures.recordsAfterEnrolmentYears);
  const createdAt = new Date(archivedAt.getTime() - 700 * 86_400_000);
  await writeAs(visitor, async (tx) => {
    const isKnown = await tx.selectFrom('students').select('id').where('id', '=', id).executeTakeFirst();
    if (isKnown || !parentId) return;
    await addStudents(asOwnerIn(tx), [{ id, fullName, number, level, parentId, createdAt, archivedAt }]);
  });
}

async function addErasureRequest(keyring: Keyring, now: Date): Promise<void> {
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
        text: seal(keyring, requestPlace('text', id), text),
        request_id: id,
        requested_at: momentOf({ daysAgo: 3, at: '20:40' }, now),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}

async function addDemoStudents(ids: PersonIds, now: Date): Promise<void> {
  const rows = await readAs(visitor, (tx) => tx.selectFrom('students').select(['id', 'student_number']).execute());
  const known = new Set(rows.flatMap(({ id, student_number }) => [id, student_number]));
  const idOf = ({ number }: DemoStudent) => stableId('student', number);
  const added = students.filter((student) => !known.has(idOf(student)) && !known.has(student.number));
  await writeAs(visitor, async (tx) => {
    await addStudents(
      asOwnerIn(tx),
      added.map((student) => ({ id: idOf(student), ...sampleOf(student, ids, now) })),
    );
    for (const student of added) {
      const id = idOf(student);
      await addGuardians(tx, id, student);
      await recordAuditEvent(tx, { actorId: null, event: 'student added', subject: { type: 'student', id } });
    }
  });
}

function sampleOf(student: DemoStudent, ids: PersonIds, now: Date) {
  const { fullName, number, level, className } = student;
  return {
    fullName,
    number,
    level,
    className,
    parentId: ids[student.parent],
    mentorId: ids[student.academicMentor],
    coachId: ids[student.wellbeingCoach],
    createdAt: momentOf({ daysAgo: invitedDaysAgo, at: '09:30' }, now),
  };
}

async function addGuardians(tx: WriteTx, studentId: string, student: DemoStudent): Promise<void> {
  await tx
    .updateTable('student_guardians')
    .set({ relation: student.relation })
    .where('student_id', '=', studentId)
    .execute();
  for (const { email, relation, rights, restrictionReason } of student.guardians ?? []) {
    const { id } = await tx.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await tx
      .insertInto('student_guardians')
      .values({
        student_id: studentId,
        guardian_id: id,
        relation,
        may_view: rights.mayView,
        may_write: rights.mayWrite,
        receives_mail: rights.receivesMail,
        restricted_at: restrictionReason && new Date(),
        restriction_reason: restrictionReason,
      })
      .execute();
  }
}

/** Only if it was never assigned: somebody may have vacated it in the console. */
function assignDemoOffice(office: Office, ids: PersonIds): Promise<void> {
  const { holder, deputy } = holders[office];
  return writeAs(visitor, async (tx) => {
    const assigned = await tx
      .updateTable('offices')
      .set({ holder_id: ids[holder], deputy_id: deputy ? ids[deputy] : null })
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
    await recordAuditEvent(tx, { actorId: null, event: 'office assigned', subject, details: { office } });
  });
}

async function addDemoMessages(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  const known = await readAs(visitor, (tx) => tx.selectFrom('messages').select('id').execute());
  const knownIds = new Set(known.map(({ id }) => id));
  const samples = messages.map((message): SampleMessage & { id: string } => ({
    id: idOfMessage(message),
    threadId: idOfMessage(messages.find((each) => threadOf(each) === threadOf(message)) ?? message),
    from: ids[message.from],
    to: ids[message.to],
    studentId: message.about ? stableId('student', message.about) : null,
    subject: message.subject,
    body: message.paragraphs.join('\n\n'),
    sentAt: momentOf(message.sent, now),
    isRead: !message.isUnread,
    isArchivedByReceiver: message.isArchived === true,
    letterId: message.letter ? stableId('letter', message.letter) : null,
    attachmentCount: message.files?.length ?? 0,
  }));
  const added = samples.filter(({ id }) => !knownIds.has(id));
  await writeAs(visitor, async (tx) => {
    await addMessages(asOwnerIn(tx), keyring, added);
    for (const message of messages.filter((each) => !knownIds.has(idOfMessage(each))))
      await addDemoFiles(tx, keyring, message, ids[message.from], now);
  });
}

async function addDemoFiles(
  tx: WriteTx,
  keyring: Keyring,
  message: DemoMessage,
  ownerId: string,
  now: Date,
): Promise<void> {
  const first = messages.find(({ letter }) => letter !== undefined && letter === message.letter) ?? message;
  for (const [position, { name, content }] of (message.files ?? []).entries())
    await addFile(asOwnerIn(tx), keyring, {
      id: idOfFile(message, name),
      ownerId,
      messageId: idOfMessage(message),
      position,
      name,
      content,
      contentId: first === message ? null : idOfFile(first, name),
      sentAt: momentOf(message.sent, now),
    });
}

/** The first assignments, and a change of level. */
async function addDemoActivity(ids: PersonIds, now: Date): Promise<void> {
  const known = await readAs(visitor, (tx) => tx.selectFrom('student_events').select('id').execute());
  const enrolled = await readAs(visitor, (tx) => tx.selectFrom('students').select('id').execute());
  const [knownIds, enrolledIds] = [known, enrolled].map((rows) => new Set(rows.map(({ id }) => id)));
  const events = students.flatMap(({ number, level, academicMentor, wellbeingCoach }) => {
    const event = (kind: ActivityKind, daysAgo: number, referenceId: string | null = null) => ({
      id: stableId('activity', number, kind),
      studentId: stableId('student', number),
      kind,
      referenceId,
      happenedAt: momentOf({ daysAgo, at: '09:45' }, now),
    });
    return [
      event('mentor-assigned', invitedDaysAgo, ids[academicMentor]),
      event('coach-assigned', invitedDaysAgo, ids[wellbeingCoach]),
      ...(level ? [event('level-changed', 21)] : []),
    ];
  });
  const added = events.filter(({ id, studentId }) => !knownIds?.has(id) && enrolledIds?.has(studentId));
  await writeAs(visitor, (tx) => addStudentEvents(asOwnerIn(tx), added));
}

/** Tobi travels soon, and was ill two months ago: a request asks to erase that note. */
async function addDemoAbsences(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  const studentId = stableId('student', 'MER-2041');
  const day = (ahead: number) => momentOf({ daysAgo: -ahead, at: '12:00' }, now).toISOString().slice(0, 10);
  const absences = [
    {
      id: stableId('absence', 'MER-2041'),
      firstDay: day(4),
      lastDay: day(6),
      reason: 'family',
      note: 'A wedding in Lagos. He takes the reading with him.',
      reportedAt: momentOf({ daysAgo: 1, at: '19:10' }, now),
    },
    {
      id: stableId('absence', 'MER-2041 ill'),
      firstDay: day(-60),
      lastDay: day(-59),
      reason: 'illness',
      note: 'His asthma is back. The doctor sees him tomorrow.',
      reportedAt: momentOf({ daysAgo: 60, at: '07:20' }, now),
    },
  ] as const;
  await writeAs(visitor, async (tx) => {
    const student = await tx.selectFrom('students').select('id').where('id', '=', studentId).executeTakeFirst();
    if (!student) return;
    for (const { id, reportedAt, ...absence } of absences) {
      const isKnown = await tx.selectFrom('absences').select('id').where('id', '=', id).executeTakeFirst();
      if (isKnown) continue;
      await addAbsences(asOwnerIn(tx), keyring, [{ id, studentId, reporterId: ids.zoe, reportedAt, ...absence }]);
      const event = { studentId, kind: 'absence-reported', referenceId: id, happenedAt: reportedAt } as const;
      await addStudentEvents(asOwnerIn(tx), [{ id: stableId('activity', id), ...event }]);
    }
  });
}

async function addDemoReport(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  const message = messages.find(({ from, to }) => from === 'eleanor' && to === 'zoe');
  if (!message) return;
  const [id, messageId] = [stableId('message report', 'zoe'), idOfMessage(message)];
  const text =
    'Tobi was upset after the lesson that this message mentions. I would like somebody to look at it with me.';
  await writeAs(visitor, async (tx) => {
    const isKnown = await tx.selectFrom('message_reports').select('id').where('id', '=', id).executeTakeFirst();
    if (isKnown) return;
    const reason = seal(keyring, reportPlace('reason', id), JSON.stringify({ kind: 'other', text }));
    const reported_at = momentOf({ daysAgo: 1, at: '20:05' }, now);
    await tx
      .insertInto('message_reports')
      .values({ id, message_id: messageId, reporter_id: ids.zoe, office: 'safeguarding', reason, reported_at })
      .execute();
  });
}

/** Facts that were changed in the demo stay as they are. */
async function addDemoFacts(now: Date): Promise<void> {
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

async function addDemoPrivacyRequests(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  const seals = (id: string, column: 'text' | 'answer', text: string) => seal(keyring, requestPlace(column, id), text);
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

/** The present privacy policy as if it were a material change, which some have acknowledged. */
async function addDemoAcknowledgements(ids: PersonIds, now: Date): Promise<void> {
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

const idOfMessage = ({ from, to, subject, paragraphs }: DemoMessage) =>
  stableId('message', from, to, subject, ...paragraphs);

const idOfFile = (message: DemoMessage, name: string) => stableId('file', idOfMessage(message), name);

/** The two people and the subject without its mark of a reply. */
const threadOf = ({ from, to, subject }: DemoMessage) =>
  JSON.stringify([[from, to].sort(), subject.replace(replyMark, '')]);

async function addDemoFeedback(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  await writeAs(visitor, async (tx) => {
    const known = await tx.selectFrom('feedback').select('id').execute();
    const enrolled = await tx.selectFrom('students').select('id').execute();
    for (const { student, author, area, sent, paragraphs } of feedback) {
      const studentId = stableId('student', student);
      const id = stableId('feedback', student, area, ...paragraphs);
      if (known.some((row) => row.id === id) || !enrolled.some((row) => row.id === studentId)) continue;
      const publishedAt = momentOf(sent, now);
      const text = paragraphs.join('\n\n');
      await addFeedback(asOwnerIn(tx), keyring, { id, studentId, authorId: ids[author], area, text, publishedAt });
      const event = { studentId, kind: 'feedback-published', referenceId: id, happenedAt: publishedAt } as const;
      await addStudentEvents(asOwnerIn(tx), [{ id: stableId('activity', id), ...event }]);
    }
  });
}

async function addDemoEnquiries(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
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

const asOwnerIn =
  (tx: WriteTx): AsOwner =>
  async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await tx.getExecutor().executeQuery<Row>(CompiledQuery.raw(text, values))).rows;

/** The same id at every start, as a UUID version 8. */
function stableId(...parts: string[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(['demo', ...parts]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function momentOf(sent: DemoMessage['sent'], now: Date): Date {
  if ('minutesAgo' in sent) return new Date(now.getTime() - sent.minutesAgo * 60_000);
  const [hours, minutes] = sent.at.split(':').map(Number);
  const moment = new Date(now);
  moment.setUTCDate(moment.getUTCDate() - sent.daysAgo);
  moment.setUTCHours(hours ?? 0, minutes, 0, 0);
  return moment;
}
