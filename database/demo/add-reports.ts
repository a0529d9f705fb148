import type { Keyring } from '#platform/sealing.server.ts';
import type { AsOwner } from '../samples/insert-rows.ts';
import { addReport, addTerm } from '../samples/reports.ts';
import type { PersonKey } from './people.ts';
import { type DemoTerm, reports, terms } from './reports.ts';

const dayMilliseconds = 86_400_000;

/** Adds terms and reports unless there are terms, so that changes in the demo are kept. */
export async function addDemoReports(
  asOwner: AsOwner,
  { keyring, ids, now }: { keyring: Keyring; ids: Readonly<Record<PersonKey, string>>; now: Date },
): Promise<void> {
  if ((await asOwner('select from terms limit 1')).length > 0) return;
  const students = new Map(
    (await asOwner<{ id: string; number: string }>('select id, student_number as number from students')).map(
      ({ id, number }) => [number, id],
    ),
  );
  const termIds = new Map<string, string>();
  for (const [key, term] of Object.entries(terms)) termIds.set(key, await addTerm(asOwner, datesOf(term, now)));
  for (const { student, term, author, publishedDaysAgo, ...report } of reports) {
    const studentId = students.get(student);
    const publishedAt = publishedDaysAgo === null ? null : new Date(now.getTime() - publishedDaysAgo * dayMilliseconds);
    const who = { termId: termIds.get(term) ?? '', authorId: ids[author] };
    if (studentId) await addReport(asOwner, keyring, { studentId, ...who, ...report, publishedAt });
  }
  // Marks the reports of last year as read.
  await asOwner(
    `insert into report_reads (version_id, reader_id, read_at)
     select report_versions.id, guardian_id, report_versions.published_at + interval '1 day'
     from report_versions join reports on reports.id = report_id
       join student_guardians on student_guardians.student_id = reports.student_id and may_view
     where report_versions.published_at < $1::timestamptz - interval '100 days'`,
    [now],
  );
}

function datesOf({ names, firstDay, lastDay, dueOn }: DemoTerm, now: Date) {
  const day = (fromNow: number) => new Date(now.getTime() + fromNow * dayMilliseconds).toISOString().slice(0, 10);
  return { names, firstDay: day(firstDay), lastDay: day(lastDay), dueOn: day(dueOn) };
}
