import { sql } from 'kysely';
import type { PersonTx, PersonWriteTx, Tx } from '#platform/database.server.ts';
import type {
  CourtOrder,
  DueSafety,
  OpenedSafety,
  OwnCourtOrder,
  SafetyState,
  SafetyVersion,
  StudentInEmergency,
} from './safety.ts';
import { orderContext, type SealedDetails, unsealDetails } from './sealed-safety.server.ts';

type VersionRow = Omit<SafetyVersion, 'details'> & SealedDetails & { id: string; student_id: string };

/** The latest version, for guardians who see the student. Names only guardians without a restriction. @see PD-71 */
export async function findSafetyDetails(tx: Tx, studentId: string): Promise<SafetyVersion | null> {
  const { rows } = await sql<VersionRow>`
    select safety_records.*, written_at as "writtenAt", author.full_name as "authorName",
      confirmed_at as "confirmedAt", confirmer.full_name as "confirmedByName"
    from safety_records
      left join student_guardians as writing on writing.student_id = safety_records.student_id and writing.guardian_id = author_id
      left join profiles as author on author.id = writing.guardian_id
      left join student_guardians as confirming
        on confirming.student_id = safety_records.student_id and confirming.guardian_id = confirmed_by
      left join profiles as confirmer on confirmer.id = confirming.guardian_id
    where safety_records.student_id = ${studentId} and replaced_at is null`.execute(tx);
  return rows.map((row) => versionOf(tx, row))[0] ?? null;
}

function versionOf(tx: Tx, row: VersionRow): SafetyVersion {
  const { number, writtenAt, authorName, confirmedAt, confirmedByName } = row;
  return { number, details: unsealDetails(tx, row), writtenAt, authorName, confirmedAt, confirmedByName };
}

/** Null if the reader has never written about court orders. The texts of other guardians are not readable. */
export async function findOwnCourtOrder(tx: PersonTx, studentId: string): Promise<OwnCourtOrder | null> {
  const row = await tx
    .selectFrom('court_orders')
    .select(['id', 'student_id', 'number', 'text', 'seen_at'])
    .where('student_id', '=', studentId)
    .where('author_id', '=', tx.me)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { number } = row;
  return { number, text: row.text ? tx.unsealOrNull(orderContext(row), row.text) : '', seenAt: row.seen_at };
}

/** By name. @see PD-82 */
export async function listDueSafety(tx: Tx): Promise<DueSafety[]> {
  const { rows } = await sql<DueSafety>`
    select student_id as "studentId", full_name as "studentName", is_entered as "isEntered", since
    from children_with_due_safety()
    order by full_name, student_id`.execute(tx);
  return rows;
}

/** Null for people who are not administrators. */
export async function findSafetyState(tx: Tx, studentId: string): Promise<SafetyState | null> {
  const { rows } = await sql<SafetyState>`
    select confirmed_at as "confirmedAt", is_entered as "isEntered", is_due as "isDue", unseen_orders as "unseenOrders"
    from safety_state(${studentId})`.execute(tx);
  return rows[0] ?? null;
}

const studentColumns = sql`id, full_name as "fullName", student_number as "studentNumber",
  current_level as "currentLevel", class_name as "className"`;

/** Enrolled students whom every word of the search finds; none without words, and for others than the lead and administrators. */
export async function findStudentsInEmergency(tx: Tx, search: string): Promise<StudentInEmergency[]> {
  const { rows } = await sql<StudentInEmergency>`
    select ${studentColumns} from find_students_in_emergency(${search})`.execute(tx);
  return rows;
}

/** Whether the person may search all students here. */
export async function findsStudentsInEmergency(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ finds: boolean }>`select finds_students_in_emergency() as finds`.execute(tx);
  return rows[0]?.finds === true;
}

/**
 * Records that the person opens the details as staff, and returns them. Null without the right.
 * @param isReload of a page that is open: recorded once an hour
 * @see PD-71
 */
export async function openSafetyDetails(
  tx: PersonWriteTx,
  studentId: string,
  isReload = false,
): Promise<OpenedSafety | null> {
  const opened = await sql<StudentInEmergency>`
    select ${studentColumns} from open_safety_record(${studentId}, ${isReload})`.execute(tx);
  const [student] = opened.rows;
  if (!student) return null;
  const versions = await sql<VersionRow>`
    select versions.*, written_at as "writtenAt", author.full_name as "authorName",
      confirmed_at as "confirmedAt", confirmer.full_name as "confirmedByName"
    from opened_safety_records(${studentId}) as versions
      left join profiles as author on author.id = author_id
      left join profiles as confirmer on confirmer.id = confirmed_by
    order by number desc`.execute(tx);
  return {
    student,
    versions: versions.rows.map((row) => versionOf(tx, row)),
    courtOrders: await listOpenedOrders(tx, studentId),
  };
}

type OrderRow = Omit<CourtOrder, 'text'> & { text: Buffer; student_id: string };

async function listOpenedOrders(tx: PersonTx, studentId: string): Promise<CourtOrder[]> {
  const { rows } = await sql<OrderRow>`
    select orders.id, student_id, text, written_at as "writtenAt", author.full_name as "authorName",
      seen_at as "seenAt", viewer.full_name as "seenByName",
      seen_at is null and author_id is distinct from ${tx.me} and finds_students_in_emergency() as "isConfirmable"
    from opened_court_orders(${studentId}) as orders
      left join profiles as author on author.id = author_id
      left join profiles as viewer on viewer.id = seen_by
    order by written_at, orders.id`.execute(tx);
  return rows.map(({ student_id, ...row }) => ({
    ...row,
    text: tx.unsealOrNull(orderContext({ id: row.id, student_id }), row.text),
  }));
}
