import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { GradeValues, SubjectValues, TermValues } from './report-settings.schema.ts';
import { type Names, type Scale, subjectStages } from './report-settings.ts';

/** Null for a new one. */
type Id = string | null;

/** The functions return false for an unknown id. */
export async function saveSubject(tx: WriteTx, id: Id, subject: SubjectValues): Promise<boolean> {
  const columns = {
    names: storedNames(subject),
    stages: subjectStages.filter((stage) => subject[stage]),
    place: subject.place,
  };
  return save(tx, { table: 'subjects', id }, columns);
}

export async function saveTerm(tx: WriteTx, id: Id, term: TermValues): Promise<boolean> {
  const columns = {
    names: storedNames(term),
    first_day: term.firstDay,
    last_day: term.lastDay,
    due_on: term.dueOn,
  };
  return save(tx, { table: 'terms', id }, columns);
}

export async function saveGrade(
  tx: WriteTx,
  id: Id,
  { scale, ...grade }: GradeValues & { scale: Scale },
): Promise<boolean> {
  const columns = { names: storedNames(grade), place: grade.place };
  return save(tx, { table: 'grades', id }, id === null ? { ...columns, scale } : columns);
}

/** Archived settings are no longer offered; existing reports keep them. */
export async function archiveSetting(
  tx: WriteTx,
  setting: { table: SettingsTable; id: string },
  isArchived: boolean,
): Promise<boolean> {
  return save(tx, setting, { archived_at: isArchived ? new Date() : null });
}

export type SettingsTable = 'subjects' | 'terms' | 'grades';

async function save(
  tx: WriteTx,
  { table, id }: { table: SettingsTable; id: Id },
  columns: Record<string, unknown>,
): Promise<boolean> {
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const values = Object.values(columns).map((value) => sql`${value}`);
  const saved = id ?? randomUUID();
  const statement =
    id === null
      ? sql`insert into ${sql.table(table)} (id, ${sql.join(names)}) values (${saved}, ${sql.join(values)})`
      : sql`update ${sql.table(table)} set ${sql.join(names.map((name, index) => sql`${name} = ${values[index]}`))}
          where id = ${id}`;
  const { numAffectedRows } = await statement.execute(tx);
  if (!numAffectedRows) return false;
  await recordAuditEvent(tx, {
    event: 'report setting changed',
    subject: { type: 'report setting', id: saved },
    details: { table, changed: Object.keys(columns) },
  });
  return true;
}

type NameValues = Record<'nameEn' | 'nameAr' | 'nameFr' | 'nameZh', string>;

const storedNames = (values: NameValues) => JSON.stringify(namesOf(values));

/** Omits empty names. */
export function namesOf({ nameEn, nameAr, nameFr, nameZh }: NameValues): Names {
  return {
    en: nameEn,
    ...(nameAr && { ar: nameAr }),
    ...(nameFr && { fr: nameFr }),
    ...(nameZh && { zh: nameZh }),
  };
}
