import { type RawBuilder, sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import type { YearEndPlan } from './year-end.ts';

export class YearEndRefused extends Refused<'undo first' | 'changed meanwhile' | 'too late' | 'changed since'> {}

/** @throws YearEndRefused 'undo first', 'changed meanwhile' @see PD-60 */
export async function endYear(tx: WriteTx, { id, studentsDigest, moves, kept, terms }: YearEndPlan): Promise<void> {
  const groups = moves.map(({ currentLevel, className, to }) => ({
    level: currentLevel,
    class: className,
    to_level: to?.currentLevel ?? null,
    to_class: to?.className ?? null,
    leaves: to === null,
  }));
  const newTerms = terms.map(({ names, firstDay, lastDay, dueOn }) => ({
    names,
    first_day: firstDay,
    last_day: lastDay,
    due_on: dueOn,
  }));
  const call = sql`end_year(
    year_end => ${id},
    seen => ${studentsDigest},
    groups => ${JSON.stringify(groups)},
    kept => ${kept},
    new_terms => ${JSON.stringify(newTerms)})`;
  await mustBeDone(tx, call);
}

/** @returns the number of new terms that are kept, because reports use them or they were changed @throws YearEndRefused */
export async function undoYearEnd(tx: WriteTx, id: string): Promise<number> {
  await mustBeDone(tx, sql`undo_year_end(${id})`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from year_end_terms where year_end_id = ${id}`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function mustBeDone(tx: WriteTx, call: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ outcome: 'done' | YearEndRefused['reason'] }>`select ${call} as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? 'done';
  if (outcome !== 'done') throw new YearEndRefused(outcome);
}
