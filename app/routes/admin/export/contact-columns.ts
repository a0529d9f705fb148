import { languages } from '#content/languages.ts';
import type { Contact } from '#features/families/contacts.server.ts';
import { type GuardianColumn, guardianNumbers, type ImportColumn } from '#features/families/import/imports.ts';
import { ownFields, ownFieldText } from '#features/students/students.ts';
import type { Translate } from '#i18n/translate.ts';
import { columnText } from '../import/import-texts.ts';

type ContactColumn = readonly [(t: Translate) => string, (contact: Contact, t: Translate) => string | null];

const column = (name: ImportColumn, cell: ContactColumn[1]): ContactColumn => [(t) => columnText(name, t), cell];

/** The columns of an import of students. @see PD-59 */
export const contactColumns: readonly ContactColumn[] = [
  ...ownFields.map((field) => column(field, ({ student }, t) => ownFieldText(student, field, t))),
  column('academicMentor', ({ academicMentor }) => academicMentor),
  column('wellbeingCoach', ({ wellbeingCoach }) => wellbeingCoach),
  ...guardianNumbers.flatMap((number) => {
    const part = (
      name: GuardianColumn,
      cell: (guardian: Contact['guardians'][number], t: Translate) => string | null,
    ) =>
      column(name, ({ guardians }, t) => {
        const guardian = guardians[number - 1];
        return guardian ? cell(guardian, t) : null;
      });
    return [
      part(`guardian${number}Name`, ({ fullName }) => fullName),
      part(`guardian${number}Email`, ({ email }) => email),
      part(`guardian${number}Relation`, ({ relation }, t) => t(`relation.${relation}`)),
      part(`guardian${number}Language`, ({ language }) => language && languages[language].ownName),
    ];
  }),
];
