import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonTx, PersonWriteTx } from '#platform/database.server.ts';
import { sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { PostedAnswer } from './consents.schema.ts';
import { isClosed } from './consents.server.ts';
import type { ConsentAnswer } from './consents.ts';

/** `new version`: the text was replaced while the form was open. `answered already`: by the same guardian, in another tab. */
export class AnswerRefused extends Refused<
  'unknown' | 'no right' | 'new version' | 'closed' | 'answered already' | 'other content'
> {}

/** Returns whether it is new: false for a repeated form. @throws AnswerRefused @see PD-72 @see R9 */
export async function answerConsent(tx: PersonWriteTx, posted: PostedAnswer): Promise<boolean> {
  await sql`select lock_own_answers(${posted.consentId}, ${posted.studentId})`.execute(tx);
  const known = await findAnsweredBefore(tx, posted.requestId);
  if (known) {
    if (!isSame(known, posted)) throw new AnswerRefused('other content');
    return false;
  }
  await mustBeAsked(tx, posted);
  await tx
    .insertInto('consent_answers')
    .values({
      id: randomUUID(),
      consent_id: posted.consentId,
      student_id: posted.studentId,
      version: Number(posted.version),
      guardian_id: tx.me,
      answer: posted.answer,
      language: posted.language,
      request_id: posted.requestId,
    })
    .execute()
    .catch((error: unknown) => {
      if (sqlState(error) === sqlStates.insufficientPrivilege) throw new AnswerRefused('no right', { cause: error });
      throw error;
    });
  await recordAuditEvent(tx, {
    event: posted.answer === 'withdrawn' ? 'consent withdrawn' : 'consent answered',
    subject: { type: 'student', id: posted.studentId },
    details: { consent: posted.consentId, version: posted.version, answer: posted.answer },
  });
  return true;
}

interface Answered {
  consent_id: string;
  student_id: string;
  version: number;
  answer: string;
}

function findAnsweredBefore(tx: PersonTx, requestId: string): Promise<Answered | undefined> {
  return tx
    .selectFrom('consent_answers')
    .select(['consent_id', 'student_id', 'version', 'answer'])
    .where('guardian_id', '=', tx.me)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

const isSame = (known: Answered, { consentId, studentId, version, answer }: PostedAnswer): boolean =>
  known.consent_id === consentId &&
  known.student_id === studentId &&
  known.version === Number(version) &&
  known.answer === answer;

interface Asked {
  version: number;
  isClosed: boolean;
  mayDecide: boolean;
  former: ConsentAnswer | null;
}

/** Names the reason of a refusal; the policy of the table decides. */
async function mustBeAsked(tx: PersonTx, { consentId, studentId, version, answer }: PostedAnswer): Promise<void> {
  const { rows } = await sql<Asked>`
    select consents.version, ${isClosed} as "isClosed",
      asked.student_id = any ((select writable_children())::uuid[]) as "mayDecide",
      (select answer from consent_decisions() as own
        where own.consent_id = consents.id and own.student_id = asked.student_id and own.guardian_id = ${tx.me}) as former
    from consent_students as asked join consents on consents.id = asked.consent_id
      join consent_versions on consent_versions.consent_id = consents.id and number = consents.version
    where consents.id = ${consentId} and asked.student_id = ${studentId}
      and asked.student_id = any ((select current_children())::uuid[])`.execute(tx);
  const [asked] = rows;
  if (!asked) throw new AnswerRefused('unknown');
  if (!asked.mayDecide) throw new AnswerRefused('no right');
  if (asked.version !== Number(version)) throw new AnswerRefused('new version');
  if (asked.isClosed && answer !== 'withdrawn') throw new AnswerRefused('closed');
  if (!follows(answer, asked.former)) throw new AnswerRefused('answered already');
}

function follows(answer: ConsentAnswer, former: ConsentAnswer | null): boolean {
  if (answer === 'withdrawn') return former === 'yes';
  return answer === 'no' ? former === null : former !== 'yes';
}
