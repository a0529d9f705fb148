import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { Tx } from '#platform/database.server.ts';

export interface Insights {
  days: { day: string; views: number }[];
  pages: { page: string; views: number }[];
  languages: { language: Language; views: number }[];
}

/** Days are in UTC. @see PD-11 */
export async function readInsights(tx: Tx, dayCount: number, now = new Date()): Promise<Insights> {
  const days = lastDays(dayCount, now);
  const within = sql`day >= ${days[0]}::date and day <= ${days.at(-1)}::date`;
  const [byDay, byPage, byLanguage] = await Promise.all([
    readRows<{ day: string; views: number }>(
      tx,
      sql`select day::text, sum(views)::int as views from page_counts where ${within} group by day`,
    ),
    readRows<Insights['pages'][number]>(
      tx,
      sql`select page, sum(views)::int as views from page_counts where ${within}
        group by page order by views desc, page`,
    ),
    readRows<Insights['languages'][number]>(
      tx,
      sql`select language, sum(views)::int as views from page_counts where ${within}
        group by language order by views desc, language`,
    ),
  ]);
  const viewsOf = new Map(byDay.map(({ day, views }) => [day, views]));
  return {
    days: days.map((day) => ({ day, views: viewsOf.get(day) ?? 0 })),
    pages: byPage,
    languages: byLanguage,
  };
}

async function readRows<Row>(tx: Tx, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(tx);
  return rows as Row[];
}

function lastDays(count: number, now: Date): string[] {
  const dayMilliseconds = 24 * 3_600_000;
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMilliseconds).toISOString().slice(0, 10),
  );
}
