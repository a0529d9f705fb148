import { importNames } from '../../../../content/import-names.ts';
import { ownFields } from '../../students/students.ts';
import {
  type ColumnChoice,
  type ColumnProblem,
  guardianNumbers,
  guardianParts,
  type ImportColumn,
  type ImportKind,
  importColumns,
  type PlainColumn,
  requiredColumns,
} from './imports.ts';

/** Returns the column for each heading, in any language; each column at most once. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): ColumnChoice[] {
  const free = new Set(importColumns[kind]);
  return headings.map((heading) => {
    const named = columnsByName.get(plain(heading)) ?? [];
    const column = named.find((each) => free.has(each)) ?? null;
    if (column) free.delete(column);
    return column;
  });
}

export function columnProblemOf(kind: ImportKind, columns: readonly ColumnChoice[]): ColumnProblem | null {
  const repeated = columns.find((column, index) => column !== null && columns.indexOf(column) !== index);
  if (repeated) return { reason: 'repeated', column: repeated };
  const missing = requiredColumns[kind].find((column) => !columns.includes(column));
  return missing ? { reason: 'missing', column: missing } : null;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Common headings of other programs. */
const otherNames: Partial<Record<PlainColumn, string[]>> = {
  fullName: ['name', 'student', 'studentname', 'nom', 'élève', '学生姓名', 'اسم الطالب'],
  studentNumber: ['number', 'studentid', 'id', 'numéro'],
  currentLevel: ['level', 'stage', 'niveau'],
  email: ['email', 'mail', 'e-mail', 'courriel'],
};

const columnsByName = new Map<string, ImportColumn[]>();
for (const { imports, students, admin } of importNames) {
  for (const column of new Set(Object.values(importColumns).flat())) add(column, column);
  for (const field of ownFields) {
    add(imports[`imports.column.${field}`], field);
    add(students[`students.field.${field}`], field);
  }
  add(students['students.list.student'], 'fullName');
  add(imports['imports.column.academicMentor'], 'academicMentor');
  add(imports['imports.column.wellbeingCoach'], 'wellbeingCoach');
  add(imports['imports.column.email'], 'email');
  add(admin['admin.create.email'], 'email');
  add(imports['imports.column.role'], 'role');
  add(admin['admin.create.role'], 'role');
  add(admin['admin.list.role'], 'role');
  add(imports['imports.column.language'], 'language');
  for (const number of guardianNumbers)
    for (const part of guardianParts)
      add(imports[`imports.column.guardian${part}`].replace('{number}', String(number)), `guardian${number}${part}`);
}
for (const [column, names] of Object.entries(otherNames)) for (const name of names) add(name, column as PlainColumn);

function add(name: string, column: ImportColumn): void {
  const known = columnsByName.get(plain(name)) ?? [];
  if (!known.includes(column)) columnsByName.set(plain(name), [...known, column]);
}
