import type { TermValues } from '#features/reports/report-settings.schema.ts';
import type { GroupMoveValues } from '#features/students/year-end.schema.ts';
import type { GroupMove, NewTerm, YearEndGroup, YearEndStudent } from '#features/students/year-end.ts';
import { defineForm } from '#forms/define-form.ts';
import type { InvalidForm } from '#forms/form-answer.ts';
import type { RowsDraft } from '#forms/use-rows.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { termForm } from '../report-setting/setting-forms.ts';

export type GroupField = keyof GroupMoveValues;

/** Fields are named `groups.0.to`: rows count from 0. */
export const groupForm = defineForm<GroupField>({
  texts: 'yearEnd',
  intent: 'preview',
  fields: { to: { label: 'yearEnd.to' }, className: { label: 'students.field.className' } },
});

export interface GroupRow extends YearEndGroup, InvalidForm<GroupField> {
  kept: YearEndStudent[];
}

/** The students of one group, from whom those kept are chosen. */
export interface ShownStudents {
  key: string;
  search: string;
  students: YearEndStudent[];
}

export const searchField = (key: string) => `search ${key}`;

/** Fields as in the settings of reports. */
export interface TermRow extends InvalidForm<keyof TermValues> {
  isAdded: boolean;
}

export interface YearEndDraft {
  groups: GroupRow[];
  shown: ShownStudents | null;
  terms: TermRow[];
  problem: PlainTranslationKey | null;
}

export interface PreviewedGroup extends GroupMove {
  key: string;
  count: number;
  kept: string[];
}

export interface YearEndPreview {
  /** Becomes the id of the year end. */
  id: string;
  studentsDigest: string;
  groups: PreviewedGroup[];
  terms: NewTerm[];
  fields: [name: string, value: string][];
}

export const isMoved = ({ to, currentLevel, className }: GroupMove) =>
  to === null || to.currentLevel !== currentLevel || to.className !== className;

/** Of a kept value. Not the index: the groups change with the students. */
export const groupValueName = ({ key }: Pick<GroupRow, 'key'>, name: GroupField) => `groups.${key}.${name}`;

export const termValueName = (index: number, name: keyof TermValues | 'add') => `terms.${index}.${name}`;

const studentPrefix = 'kept.';

/** For a student for whom nothing changes. Only the id stays on the device. */
export const studentValueName = (id: string) => `${studentPrefix}${id}`;

/** Students chosen on this device whom the form does not list, because the page was loaded again. */
export function unlistedStudents(
  { typedNames, ...shown }: Pick<RowsDraft, 'typedNames' | 'valueOf'>,
  draft: YearEndDraft,
) {
  const listed = new Set(
    [...draft.groups.flatMap(({ kept }) => kept), ...(draft.shown?.students ?? [])].map(({ id }) => id),
  );
  return typedNames
    .filter((name) => name.startsWith(studentPrefix) && shown.valueOf(name) !== '')
    .map((name) => name.slice(studentPrefix.length))
    .filter((id) => !listed.has(id));
}

export function valuesOf({ groups, terms }: Pick<YearEndDraft, 'groups' | 'terms'>): Record<string, string> {
  return Object.fromEntries([
    ...groups.flatMap((group) =>
      groupForm.names.map((name) => [groupValueName(group, name), group.values[name]] as const),
    ),
    ...groups.flatMap(({ kept }) => kept.map(({ id }) => [studentValueName(id), 'on'] as const)),
    ...terms.flatMap(({ isAdded, values }, index) => [
      [termValueName(index, 'add'), isAdded ? 'on' : ''] as const,
      ...termForm.names.map((name) => [termValueName(index, name), values[name]] as const),
    ]),
  ]);
}
