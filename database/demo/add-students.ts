import { figures } from '#content/legal/figures.ts';
import type { ActivityKind } from '#features/activity/activity.ts';
import { recordAuditEvent } from '#features/audit/audit.server.ts';
import { readAs, visitor, type WriteTx, writeAs } from '#platform/database.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { addAbsences } from '../samples/absences.ts';
import { addFeedback } from '../samples/feedback.ts';
import { addGuardians } from '../samples/guardians.ts';
import { addCourtOrder, addSafetyDetails } from '../samples/safety.ts';
import { addStudentEvents } from '../samples/student-events.ts';
import { addStudents } from '../samples/students.ts';
import { findKnownAddresses, invitedDaysAgo, type PersonIds } from './add-people.ts';
import { asOwnerIn, momentOf, stableId } from './demo-rows.ts';
import { feedback } from './feedback.ts';
import { type DemoStudent, leaver, otherParents, students } from './people.ts';
import { safety } from './safety.ts';

export async function addDemoStudents(ids: PersonIds, now: Date): Promise<void> {
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
      await addGuardiansOf(tx, id, student);
      await recordAuditEvent(tx, { event: 'student added', subject: { type: 'student', id } });
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

async function addGuardiansOf(tx: WriteTx, studentId: string, student: DemoStudent): Promise<void> {
  await tx
    .updateTable('student_guardians')
    .set({ relation: student.relation })
    .where('student_id', '=', studentId)
    .execute();
  for (const { email, rights, ...guardian } of student.guardians ?? []) {
    const { id } = await tx.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await addGuardians(asOwnerIn(tx), [{ studentId, guardianId: id, ...guardian, ...rights }]);
  }
}

export async function addLeaver(now: Date): Promise<void> {
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

/** Adds entries of activity: the first assignments and a change of level. */
export async function addDemoActivity(ids: PersonIds, now: Date): Promise<void> {
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

/** Adds a coming and a past absence of Tobi. A privacy request asks to erase the note of the past one. */
export async function addDemoAbsences(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
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

/** Adds them to students without any, so that changes in the demo are kept. */
export async function addDemoSafety(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  await writeAs(visitor, async (tx) => {
    const known = new Set(
      (await tx.selectFrom('safety_records').select('student_id').execute()).map((row) => row.student_id),
    );
    const enrolled = new Set((await tx.selectFrom('students').select('id').execute()).map(({ id }) => id));
    for (const { student, author, daysAgo, details, courtOrder } of safety) {
      const studentId = stableId('student', student);
      if (known.has(studentId) || !enrolled.has(studentId)) continue;
      const written = { studentId, authorId: ids[author] };
      const writtenAt = momentOf({ daysAgo, at: '18:20' }, now);
      await addSafetyDetails(asOwnerIn(tx), keyring, [{ ...written, ...details, writtenAt }]);
      if (courtOrder) await addCourtOrder(asOwnerIn(tx), keyring, { ...written, text: courtOrder });
    }
  });
}

export async function addDemoFeedback(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
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
