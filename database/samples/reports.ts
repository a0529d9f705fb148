import { randomUUID } from 'node:crypto';
import type { Names } from '#features/reports/report-settings.ts';
import { isComplete } from '#features/reports/reports.ts';
import { sealContent } from '#features/reports/sealed-reports.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import type { AsOwner } from './insert-rows.ts';

export interface SampleTerm {
  names: Names;
  firstDay: string;
  lastDay: string;
  dueOn: string;
}

export async function addTerm(asOwner: AsOwner, { names, firstDay, lastDay, dueOn }: SampleTerm): Promise<string> {
  const [term] = await asOwner<{ id: string }>(
    'insert into terms (names, first_day, last_day, due_on) values ($1, $2, $3, $4) returning id',
    [JSON.stringify(names), firstDay, lastDay, dueOn],
  );
  return term?.id ?? '';
}

export interface SampleReport {
  studentId: string;
  termId: string;
  /** English name of the subject. */
  subject: string;
  authorId: string;
  /** Indexes in the scale; 0 is the highest grade. Null in an incomplete draft. */
  attainment: number | null;
  effort: number | null;
  target?: string;
  comment?: string;
  nextStep?: string;
  /** Null for a draft. */
  publishedAt: Date | null;
}

type Named = { id: string; names: Names };

/** Returns the id of the report. A second sample of the same report is a correction. */
export async function addReport(asOwner: AsOwner, keyring: Keyring, report: SampleReport): Promise<string> {
  const { studentId, termId, authorId, publishedAt } = report;
  const [term] = await asOwner<Named>('select id, names from terms where id = $1', [termId]);
  const [subject] = await asOwner<Named>(`select id, names from subjects where names ->> 'en' = $1`, [report.subject]);
  if (!term || !subject) throw new Error('A sample report has an unknown term or subject');
  const [attainment, effort] = [
    await gradeAt(asOwner, 'attainment', report.attainment),
    await gradeAt(asOwner, 'effort', report.effort),
  ];
  const [row] = await asOwner<{ id: string }>(
    `insert into reports (student_id, term_id, subject_id) values ($1, $2, $3)
     on conflict (student_id, term_id, subject_id) do update set term_id = excluded.term_id returning id`,
    [studentId, termId, subject.id],
  );
  const { target = '', comment = '', nextStep = '' } = report;
  const content = {
    attainment: attainment?.id ?? '',
    effort: effort?.id ?? '',
    target,
    comment,
    nextStep,
    language: '',
  };
  const reportId = row?.id ?? '';
  if (publishedAt === null) {
    const sealed = sealContent(keyring, { table: 'report_drafts', id: reportId }, { studentId, ...content });
    await asOwner('insert into report_drafts (id, content, is_complete, author_id) values ($1, $2, $3, $4)', [
      reportId,
      sealed,
      isComplete(content),
      authorId,
    ]);
    return reportId;
  }
  if (!attainment || !effort) throw new Error('A published sample report needs both grades');
  const id = randomUUID();
  const names = { term: term.names, subject: subject.names, attainment: attainment.names, effort: effort.names };
  const published = { ...content, names };
  await asOwner(
    'insert into report_versions (id, report_id, content, author_id, published_at) values ($1, $2, $3, $4, $5)',
    [
      id,
      reportId,
      sealContent(keyring, { table: 'report_versions', id }, { studentId, ...published }),
      authorId,
      publishedAt,
    ],
  );
  return reportId;
}

async function gradeAt(asOwner: AsOwner, scale: string, place: number | null): Promise<Named | null> {
  if (place === null) return null;
  const [grade] = await asOwner<Named>(
    'select id, names from grades where scale = $1 and archived_at is null order by place, id offset $2 limit 1',
    [scale, place],
  );
  return grade ?? null;
}
