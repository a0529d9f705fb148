import {
  type ColumnProblem,
  type GuardianPart,
  type ImportColumn,
  type ImportRow,
  importLimits,
  type PlainColumn,
  type RowProblem,
  type TableProblem,
} from '../../../features/families/import/imports.ts';
import type { Translate } from '../../../i18n/translate.ts';

export function columnText(column: ImportColumn, t: Translate): string {
  const guardian = /^guardian(\d)(.*)$/.exec(column);
  if (!guardian) return t(`imports.column.${column as PlainColumn}`);
  return t(`imports.column.guardian${guardian[2] as GuardianPart}`, { number: Number(guardian[1]) });
}

export function columnProblemText({ reason, column }: ColumnProblem, t: Translate): string {
  return t(`imports.columns.${reason}`, { column: columnText(column, t) });
}

const megabytes = importLimits.fileBytes / 1024 / 1024;

export function tableProblemText(problem: TableProblem, t: Translate): string {
  if (problem === 'too large') return t('imports.refused.too large', { megabytes });
  if (problem === 'too many rows') return t('imports.refused.too many rows', { rows: importLimits.rows });
  if (problem === 'too many columns') return t('imports.refused.too many columns', { columns: importLimits.columns });
  return t(`imports.refused.${problem}`);
}

export const fileHint = (t: Translate) => t('imports.file.hint', { rows: importLimits.rows, megabytes });

export function outcomeText({ status, problems, changes }: ImportRow, t: Translate): string {
  if (status === 'error') return problems.map((problem) => rowProblemText(problem, t)).join('; ');
  if (status !== 'changed') return t(`imports.outcome.${status}`);
  return t('imports.outcome.changed', { columns: changes.map((column) => columnText(column, t)).join(', ') });
}

function rowProblemText({ column, text, otherLine }: RowProblem, t: Translate): string {
  const message = otherLine === undefined ? t(text) : t('imports.problem.withLine', { text: t(text), line: otherLine });
  return column === null ? message : t('imports.problem.inColumn', { column: columnText(column, t), text: message });
}
