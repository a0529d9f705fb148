import {
  archiveSetting,
  type SettingsTable,
  saveGrade,
  saveSubject,
  saveTerm,
} from '#features/reports/change-report-settings.server.ts';
import { GradeSchema, SubjectSchema, TermSchema } from '#features/reports/report-settings.schema.ts';
import { listGrades, listSubjects, listTerms } from '#features/reports/report-settings.server.ts';
import type { Names } from '#features/reports/report-settings.ts';
import { type ParsedForm, type PostedForm, parseForm } from '#forms/parse-form.server.ts';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import {
  gradeForm,
  type NameField,
  type SettingField,
  type SettingKind,
  subjectForm,
  termForm,
} from './setting-forms.ts';

type Write = (tx: WriteTx, id: string | null) => Promise<boolean>;

export type PostedSetting = PostedForm<SettingField, Write>;

export function parseSetting(kind: SettingKind, form: FormData): PostedSetting {
  if (kind === 'terms')
    return posted(parseForm(form, TermSchema, termForm), (term) => (tx, id) => saveTerm(tx, id, term));
  if (kind === 'subjects')
    return posted(parseForm(form, SubjectSchema, subjectForm), (subject) => (tx, id) => saveSubject(tx, id, subject));
  return posted(
    parseForm(form, GradeSchema, gradeForm),
    (grade) => (tx, id) => saveGrade(tx, id, { scale: kind, ...grade }),
  );
}

function posted<Value>(
  { values, parsed }: { values: Partial<Record<SettingField, string>>; parsed: ParsedForm<Value, SettingField> },
  write: (value: Value) => Write,
): PostedSetting {
  return {
    values: values as PostedSetting['values'],
    parsed: parsed.ok ? { ok: true, value: write(parsed.value) } : parsed,
  };
}

const tables: Record<SettingKind, SettingsTable> = {
  terms: 'terms',
  subjects: 'subjects',
  attainment: 'grades',
  effort: 'grades',
};

export const archive =
  (kind: SettingKind, isArchived: boolean): Write =>
  async (tx, id) =>
    id !== null && archiveSetting(tx, { table: tables[kind], id }, isArchived);

export interface FoundSetting {
  id: string;
  names: Names;
  isArchived: boolean;
  values: Partial<Record<SettingField, string>>;
}

export async function findSetting(tx: Tx, kind: SettingKind, id: string): Promise<FoundSetting | null> {
  const found = (await settingsOf(tx, kind)).find((setting) => setting.id === id);
  if (!found) return null;
  const { names, isArchived, values } = found;
  return { id, names, isArchived, values: { ...values, ...nameValues(names) } };
}

/** Returns the highest place; a new item gets the next one. */
export async function highestPlace(tx: Tx, kind: SettingKind): Promise<number> {
  const places = (await settingsOf(tx, kind)).map(({ values }) => Number('place' in values ? values.place : 0));
  return Math.max(0, ...places);
}

async function settingsOf(tx: Tx, kind: SettingKind) {
  if (kind === 'terms')
    return (await listTerms(tx)).map(({ firstDay, lastDay, dueOn, ...term }) => ({
      ...term,
      values: { firstDay, lastDay, dueOn },
    }));
  if (kind === 'subjects')
    return (await listSubjects(tx)).map(({ stages, place, ...subject }) => ({
      ...subject,
      values: { ...Object.fromEntries(stages.map((stage) => [stage, 'on'])), place: String(place) },
    }));
  const grades = (await listGrades(tx)).filter(({ scale }) => scale === kind);
  return grades.map(({ place, ...grade }) => ({ ...grade, values: { place: String(place) } }));
}

function nameValues(names: Names): Record<NameField, string> {
  return { nameEn: names.en, nameAr: names.ar ?? '', nameFr: names.fr ?? '', nameZh: names.zh ?? '' };
}
