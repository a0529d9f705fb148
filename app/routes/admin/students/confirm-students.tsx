import { figures } from '#content/legal/figures.ts';
import type { PersonChoice } from '#features/accounts/accounts.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useLanguage } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { OwnPassword } from '../../account/own-password.tsx';
import type { SeveralQuestion } from '../list/several.ts';
import { PersonChoiceField } from '../person-choice.tsx';
import { formatPeriod } from '../retention/format-period.ts';
import { assignedField, type StudentAct } from './several-students.ts';

type ConfirmStudentsProps = {
  confirmation: SeveralQuestion<StudentAct> & {
    people: PersonChoice[];
    assignedId: string;
    refused: PlainTranslationKey | null;
  };
  cancelTo: string;
};

/** Asks before several students are changed, and whom to assign. */
export function ConfirmStudents({ confirmation, cancelTo }: ConfirmStudentsProps) {
  const { t, dateLocale } = useLanguage();
  const { act, count, leftOut, asked, people, assignedId, refused, fields } = confirmation;
  const period = formatPeriod(figures.recordsAfterEnrolmentYears, 'year', dateLocale);
  const effects =
    act === 'archive'
      ? [t('students.several.archive.hidden'), t('students.confirm.archive.kept', { period })]
      : [t('students.several.assign.replaced'), t('students.several.assign.sees')];
  return (
    <ConfirmStep
      title={t(`students.several.${act}.title`, { count })}
      submit={t(`students.several.${act}.submit`, { count })}
      isDanger={act === 'archive'}
      fields={fields}
      cancelTo={cancelTo}
      input={
        act !== 'archive' && (
          <div className="flex flex-col gap-4">
            <PersonChoiceField
              of="mentor"
              isRequired
              label={t(act === 'mentor' ? 'students.field.academicMentor' : 'students.field.wellbeingCoach')}
              name={assignedField}
              choices={people}
              defaultValue={assignedId}
              error={refused ? t(refused) : undefined}
            />
            {asked && <OwnPassword asked={asked} />}
          </div>
        )
      }
    >
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
      {leftOut > 0 && <li>{t('students.several.leftOut', { count: leftOut })}</li>}
    </ConfirmStep>
  );
}
