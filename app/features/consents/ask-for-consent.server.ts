import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '#platform/batches.ts';
import type { PersonWriteTx, Tx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { capitalWords } from '#platform/text-input.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { type NewConsent, type NewQuestion, textsOf } from './consents.schema.ts';
import { type Audience, type AudienceStage, audienceStages, consentLimits } from './consents.ts';

export class ConsentRefused extends Refused<
  | 'unknown'
  | 'nobody'
  | 'too many'
  | 'closed'
  | 'changed meanwhile'
  | 'unchanged'
  | 'reminded today'
  | 'nobody to remind'
  | 'other content'
> {}

/** Some of the numbers are of no enrolled student. */
export class UnknownNumbers extends Refused<'unknown numbers'> {
  readonly numbers: readonly string[];

  constructor(numbers: readonly string[]) {
    super('unknown numbers');
    this.numbers = numbers;
  }
}

/** As stored. */
export type LevelNames = Readonly<Record<AudienceStage, string>>;

export interface AudienceStudent {
  id: string;
  /** Some guardian may see the student and decide. */
  isDecidable: boolean;
}

/** The enrolled students of an audience. @throws UnknownNumbers, ConsentRefused 'nobody', 'too many' */
export async function findAudience(
  tx: Tx,
  asked: Pick<NewConsent, 'audience' | 'className' | 'numbers'>,
  levels: LevelNames,
): Promise<AudienceStudent[]> {
  if (asked.audience === 'chosen') await mustBeKnown(tx, capitalWords(asked.numbers));
  const students = await listAudience(tx, conditionOf(asked, levels));
  if (!students.some(({ isDecidable }) => isDecidable)) throw new ConsentRefused('nobody');
  if (students.length > consentLimits.students) throw new ConsentRefused('too many');
  return students;
}

/** Students who belong to the audience of a question and were not asked, because they joined it later. */
export function listNotAsked(
  tx: Tx,
  { id, audience, className }: Omit<OpenConsent, 'version'>,
  levels: LevelNames,
): Promise<AudienceStudent[]> {
  if (audience === 'chosen') return Promise.resolve([]);
  const condition = conditionOf({ audience, className: className ?? '', numbers: '' }, levels);
  return listAudience(
    tx,
    sql`${condition} and not exists (select from consent_students where consent_id = ${id} and student_id = students.id)`,
  );
}

/** Asks about them. @throws ConsentRefused 'unknown', 'closed' */
export async function askAboutJoined(tx: WriteTx, id: string, levels: LevelNames): Promise<void> {
  const consent = await lockOpen(tx, id);
  const students = await listNotAsked(tx, consent, levels);
  if (students.length > 0) await askAbout(tx, consent, students.slice(0, consentLimits.students));
}

async function listAudience(tx: Tx, condition: RawBuilder<unknown>): Promise<AudienceStudent[]> {
  const { rows } = await sql<AudienceStudent>`
    select id, exists (select from student_guardians
      where student_id = students.id and may_view and may_write and restricted_at is null) as "isDecidable"
    from students where archived_at is null and ${condition}
    order by id limit ${consentLimits.students + 1}`.execute(tx);
  return rows;
}

function conditionOf(
  { audience, className, numbers }: Pick<NewConsent, 'audience' | 'className' | 'numbers'>,
  levels: LevelNames,
): RawBuilder<unknown> {
  const stage = audienceStages.find((each) => each === audience);
  if (stage) return sql`lower(trim(current_level)) = ${levels[stage].toLowerCase()}`;
  if (audience === 'class') return sql`class_name = ${className}`;
  if (audience === 'chosen') return sql`upper(student_number) = any (${capitalWords(numbers)}::text[])`;
  return sql`true`;
}

async function mustBeKnown(tx: Tx, numbers: readonly string[]): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${numbers}::text[]) as number
    where not exists (select from students where upper(student_number) = number and archived_at is null)`.execute(tx);
  if (rows.length > 0) throw new UnknownNumbers(rows.map(({ number }) => number));
}

/** Returns the id of the question; the same one for a repeated form. @throws ConsentRefused 'other content' @see PD-72 @see R9 */
export async function askForConsent(
  tx: PersonWriteTx,
  { audience, className, requestId, ...question }: NewConsent,
  students: readonly AudienceStudent[],
): Promise<string> {
  const known = await findAskedBefore(tx, requestId);
  if (known) {
    if (known.audience !== audience || !(await isCurrentQuestion(tx, known, question)))
      throw new ConsentRefused('other content');
    return known.id;
  }
  const id = randomUUID();
  await tx
    .insertInto('consents')
    .values({
      id,
      audience,
      class_name: audience === 'class' ? className : null,
      asked_by: tx.me,
      request_id: requestId,
    })
    .execute();
  await addVersion(tx, { id, version: 1 }, question);
  await askAbout(tx, { id, version: 1 }, students);
  return id;
}

async function findAskedBefore(
  tx: PersonWriteTx,
  requestId: string,
): Promise<{ id: string; version: number; audience: string } | undefined> {
  return tx
    .selectFrom('consents')
    .select(['id', 'version', 'audience'])
    .where('asked_by', '=', tx.me)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

type VersionOf = { id: string; version: number };

async function addVersion(tx: WriteTx, { id, version }: VersionOf, question: NewQuestion): Promise<void> {
  const { titles, texts } = textsOf(question);
  await tx
    .insertInto('consent_versions')
    .values({
      consent_id: id,
      number: version,
      titles: JSON.stringify(titles),
      texts: JSON.stringify(texts),
      answer_by: question.answerBy,
      valid_until: question.validUntil || null,
      needs_all: question.rule === 'all',
    })
    .execute();
}

async function isCurrentQuestion(tx: Tx, { id, version }: VersionOf, question: NewQuestion): Promise<boolean> {
  const { rows } = await sql<Record<'titles' | 'texts' | 'answerBy' | 'validUntil' | 'needsAll', unknown>>`
    select titles, texts, answer_by::text as "answerBy", valid_until::text as "validUntil", needs_all as "needsAll"
    from consent_versions where consent_id = ${id} and number = ${version}`.execute(tx);
  const { answerBy, validUntil, rule } = question;
  return isDeepStrictEqual(rows[0], {
    ...textsOf(question),
    answerBy,
    validUntil: validUntil || null,
    needsAll: rule === 'all',
  });
}

/** Students in one statement: it queues the mails of all their guardians. */
const announcedAtOnce = 100;

/** Their guardians are told. */
async function askAbout(tx: WriteTx, { id, version }: VersionOf, students: readonly AudienceStudent[]): Promise<void> {
  await inBatches(
    students,
    (batch) =>
      tx
        .insertInto('consent_students')
        .values(batch.map((student) => ({ id: randomUUID(), consent_id: id, student_id: student.id })))
        .execute(),
    announcedAtOnce,
  );
  await recordAuditEvent(tx, {
    event: 'consent asked',
    subject: { type: 'consent', id },
    details: { version: String(version), count: String(students.length) },
  });
}

/**
 * Replaces the text: everybody is asked again, and earlier answers count no longer. A version that is already stored with the
 * same content is the same form, sent twice.
 * @param revision the version that the form showed; null if it is malformed
 * @throws ConsentRefused 'unknown', 'closed', 'unchanged', 'changed meanwhile'
 */
export async function changeQuestion(
  tx: WriteTx,
  { id, revision }: { id: string; revision: number | null },
  question: NewQuestion,
): Promise<void> {
  const stored = await lockOpen(tx, id);
  if (await isCurrentQuestion(tx, { id, version: stored.version }, question)) {
    if (stored.version === revision) throw new ConsentRefused('unchanged');
    return;
  }
  if (stored.version !== revision) throw new ConsentRefused('changed meanwhile');
  const version = revision + 1;
  await tx.updateTable('consents').set({ version }).where('id', '=', id).execute();
  await addVersion(tx, { id, version }, question);
  await announceAgain(tx, await listAsked(tx, id));
  await recordAuditEvent(tx, {
    event: 'consent changed',
    subject: { type: 'consent', id },
    details: { version: String(version) },
  });
}

type OpenConsent = VersionOf & { audience: Audience; className: string | null };

async function lockOpen(tx: WriteTx, id: string): Promise<OpenConsent> {
  const { rows } = await sql<OpenConsent>`
    select id, version, audience, class_name as "className" from consents where id = ${id} for update`.execute(tx);
  const [stored] = rows;
  if (stored) return stored;
  // The policy locks only an open question.
  const closed = await tx.selectFrom('consents').select('id').where('id', '=', id).executeTakeFirst();
  throw new ConsentRefused(closed ? 'closed' : 'unknown');
}

async function listAsked(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('consent_students')
    .select('id')
    .where('consent_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

async function announceAgain(tx: WriteTx, asked: readonly string[]): Promise<void> {
  await inBatches(
    asked,
    (batch) => sql`update consent_students set asked_at = now() where id = any (${batch}::uuid[])`.execute(tx),
    announcedAtOnce,
  );
}

/**
 * Tells the guardians of students without a decision again, once in 24 hours. Returns the number of these students.
 * @throws ConsentRefused 'unknown', 'closed', 'reminded today', 'nobody to remind'
 */
export async function remindOfConsent(tx: WriteTx, id: string): Promise<number> {
  const { version } = await lockOpen(tx, id);
  const { numAffectedRows } = await sql`
    update consents set reminded_at = now()
    where id = ${id} and greatest(asked_at, reminded_at) <= now() - interval '24 hours'`.execute(tx);
  if (!numAffectedRows) throw new ConsentRefused('reminded today');
  const { rows } = await sql<{ id: string }>`
    select asked.id from consent_students as asked join consent_states() as decided using (consent_id, student_id)
    where consent_id = ${id} and state = 'open' order by asked.id`.execute(tx);
  if (rows.length === 0) throw new ConsentRefused('nobody to remind');
  await announceAgain(
    tx,
    rows.map((row) => row.id),
  );
  await recordAuditEvent(tx, {
    event: 'consent reminded',
    subject: { type: 'consent', id },
    details: { version: String(version), count: String(rows.length) },
  });
  return rows.length;
}

/** Closes the question: further answers are refused, but a given consent can be withdrawn. @throws ConsentRefused 'unknown', 'closed' */
export async function closeConsent(tx: WriteTx, id: string): Promise<void> {
  const { version } = await lockOpen(tx, id);
  await sql`update consents set closed_at = now() where id = ${id}`.execute(tx);
  await recordAuditEvent(tx, {
    event: 'consent closed',
    subject: { type: 'consent', id },
    details: { version: String(version) },
  });
}
