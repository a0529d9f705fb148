import type { GradeValues, SubjectValues, TermValues } from '#features/reports/report-settings.schema.ts';
import { scales } from '#features/reports/report-settings.ts';
import { type DefinedForm, defineForm, type FormField } from '#forms/define-form.ts';

export const settingKinds = ['terms', 'subjects', ...scales] as const;
export type SettingKind = (typeof settingKinds)[number];

export type NameField = 'nameEn' | 'nameAr' | 'nameFr' | 'nameZh';
export type SettingField = keyof TermValues | keyof SubjectValues | keyof GradeValues;

const names: Record<NameField, FormField> = {
  nameEn: { label: 'reportSettings.nameEn' },
  nameAr: { label: 'reportSettings.nameAr', isOptional: true },
  nameFr: { label: 'reportSettings.nameFr', isOptional: true },
  nameZh: { label: 'reportSettings.nameZh', isOptional: true },
};

const place: FormField = { label: 'reportSettings.place', hint: 'reportSettings.place.hint' };

export const termForm = defineForm<keyof TermValues>({
  texts: 'reportSettings',
  intent: 'save',
  fields: {
    ...names,
    firstDay: { label: 'reportSettings.firstDay' },
    lastDay: { label: 'reportSettings.lastDay' },
    dueOn: { label: 'reportSettings.dueOn', hint: 'reportSettings.dueOn.hint' },
  },
});

export const subjectForm = defineForm<keyof SubjectValues>({
  texts: 'reportSettings',
  intent: 'save',
  fields: {
    ...names,
    primary: { label: 'stage.primary', isChoice: true },
    middle: { label: 'stage.middle', isChoice: true },
    secondary: { label: 'stage.secondary', isChoice: true },
    university: { label: 'stage.university', isChoice: true },
    place,
  },
});

export const gradeForm = defineForm<keyof GradeValues>({
  texts: 'reportSettings',
  intent: 'save',
  fields: { ...names, place },
});

/** A form of any kind, whose fields the page chooses by kind. */
export const formOf = (kind: SettingKind): DefinedForm<SettingField> =>
  (kind === 'terms' ? termForm : kind === 'subjects' ? subjectForm : gradeForm) as DefinedForm<SettingField>;
