import type { TestDatabase } from './test-database.ts';

/** Counts the rows of every table that creating families and accounts changes. */
export async function countRows(database: Pick<TestDatabase, 'asOwner'>): Promise<Record<string, string> | undefined> {
  const [row] = await database.asOwner<Record<string, string>>(
    `select (select count(*) from profiles) as profiles, (select count(*) from students) as students,
       (select count(*) from mails) as mails, (select count(*) from student_guardians) as guardians,
       (select count(*) from audit_log) as audit, (select count(*) from graphile_worker.jobs) as jobs`,
  );
  return row;
}
