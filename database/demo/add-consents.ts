import { type Tx, visitor, type WriteTx, writeAs } from '#platform/database.server.ts';
import { addConsentAnswers, addConsents } from '../samples/consents.ts';
import type { PersonIds } from './add-people.ts';
import { consents } from './consents.ts';
import { asOwnerIn, momentOf, stableId } from './demo-rows.ts';
import { type DemoStudent, students } from './people.ts';

/** Adds an open question, and one that every family has answered; about Tobi his guardians disagree. */
export async function addDemoConsents(ids: PersonIds, now: Date): Promise<void> {
  const dayIn = (days: number) => momentOf({ daysAgo: -days, at: '12:00' }, now).toISOString().slice(0, 10);
  await writeAs(visitor, async (tx) => {
    const enrolled = await findEnrolled(tx);
    for (const { key, askedDaysAgo, answerInDays, validForDays, isAnswered, ...consent } of consents) {
      const id = stableId('consent', key);
      const known = await tx.selectFrom('consents').select('id').where('id', '=', id).executeTakeFirst();
      if (known || enrolled.length === 0) continue;
      await addConsents(asOwnerIn(tx), [
        {
          id,
          ...consent,
          audience: 'everybody',
          studentIds: enrolled.map(({ number }) => stableId('student', number)),
          askedBy: ids.ingrid,
          answerBy: dayIn(answerInDays),
          validUntil: validForDays === null ? null : dayIn(validForDays),
          askedAt: momentOf({ daysAgo: askedDaysAgo, at: '10:00' }, now),
        },
      ]);
      if (isAnswered) await addAnswers(tx, { consentId: id, enrolled, ids, now });
    }
  });
}

async function findEnrolled(tx: Tx): Promise<DemoStudent[]> {
  const rows = await tx.selectFrom('students').select('id').where('archived_at', 'is', null).execute();
  const known = new Set(rows.map(({ id }) => id));
  return students.filter(({ number }) => known.has(stableId('student', number)));
}

type Answered = { consentId: string; enrolled: readonly DemoStudent[]; ids: PersonIds; now: Date };

async function addAnswers(tx: WriteTx, { consentId, enrolled, ids, now }: Answered): Promise<void> {
  const answers = enrolled.map(({ number, parent }, index) => ({
    consentId,
    studentId: stableId('student', number),
    guardianId: ids[parent],
    answer: 'yes' as const,
    answeredAt: momentOf({ daysAgo: 38 - index, at: '18:30' }, now),
  }));
  const disagreeing = enrolled
    .filter(({ guardians }) => guardians)
    .slice(0, 1)
    .map(({ number }) => ({
      consentId,
      studentId: stableId('student', number),
      guardianId: ids.sean,
      answer: 'no' as const,
      answeredAt: momentOf({ daysAgo: 30, at: '08:15' }, now),
    }));
  await addConsentAnswers(asOwnerIn(tx), [...answers, ...disagreeing]);
}
