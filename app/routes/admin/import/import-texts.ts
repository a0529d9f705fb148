import { languageCodes, languages } from '#content/languages.ts';
import { roles } from '#content/roles.ts';
import {
  type ChoiceKind,
  type ColumnProblem,
  type GuardianPart,
  type ImportColumn,
  type ImportRow,
  importLimits,
  type PlainColumn,
  type RowProblem,
  type TableProblem,
} from '#features/families/import/imports.ts';
import { relations } from '#features/students/guardians.ts';
import { stageIds } from '#features/students/stages.ts';
import { isOwnField, type StudentData } from '#features/students/students.ts';
import type { Translate } from '#i18n/translate.ts';

export function columnText(column: ImportColumn, t: Translate): string {
  if (isOwnField(column)) return t(`students.field.${column}`);
  const guardian = /^guardian(\d)(.*)$/.exec(column);
  if (!guardian) return t(`imports.column.${column as Exclude<PlainColumn, keyof StudentData>}`);
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
  if (status === 'error')
    return joined(
      problems.map((problem) => rowProblemText(problem, t)),
      'imports.problem.several',
      t,
    );
  if (status !== 'changed') return t(`imports.outcome.${status}`);
  return t('imports.outcome.changed', {
    columns: joined(
      changes.map((column) => columnText(column, t)),
      'imports.permitted.several',
      t,
    ),
  });
}

function rowProblemText({ column, text, unknown, otherLine }: RowProblem, t: Translate): string {
  const message = unknown
    ? t('imports.problem.unknown', {
        value: unknown.value.slice(0, 60),
        permitted: permittedText(unknown.permitted, t),
      })
    : t(text);
  const located = otherLine === undefined ? message : t('imports.problem.withLine', { text: message, line: otherLine });
  return column === null ? located : t('imports.problem.inColumn', { column: columnText(column, t), text: located });
}

/** The names that an import recognises, in the language of the reader. Those of all languages are recognised. */
export function permittedText(kind: ChoiceKind, t: Translate): string {
  const names = {
    level: () => stageIds.map((stage) => t(`stage.${stage}`)),
    relation: () => relations.map((relation) => t(`relation.${relation}`)),
    role: () => roles.map((role) => t(`admin.role.${role}`)),
    language: () => languageCodes.map((code) => languages[code].ownName),
  }[kind]();
  return joined(names, 'imports.permitted.several', t);
}

function joined(
  texts: string[],
  separator: 'imports.permitted.several' | 'imports.problem.several',
  t: Translate,
): string {
  return texts.reduce((first, second) => t(separator, { first, second }));
}

/** What a column permits; null for free text. */
export function permittedIn(column: ImportColumn): ChoiceKind | null {
  if (column === 'currentLevel' || column === 'stage') return 'level';
  if (column === 'role') return 'role';
  if (/relation$/i.test(column)) return 'relation';
  return /language$/i.test(column) ? 'language' : null;
}
