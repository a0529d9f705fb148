import { Form, useNavigation } from 'react-router';
import { marks as allMarks, hasMinutes, type Mark, maxMinutes } from '#features/attendance/attendance.ts';
import { FormOwner } from '#forms/draft-owner.tsx';
import { FormProblem } from '#forms/form-problem.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { markField, minutesField, registerIntent } from './register-fields.ts';

export interface RegisterStudent {
  studentId: string;
  fullName: string;
  className: string | null;
  /** Null: not marked yet. */
  mark: Mark | null;
  minutes: string;
  isReported: boolean;
}

interface RegisterFormProps {
  students: readonly RegisterStudent[];
  revision: number;
  /** Students whose minutes are no number. */
  invalid: readonly string[];
  isOutdated: boolean;
}

/** Whoever is not marked is present: one key saves the register of a lesson that everybody attends. @see PD-70 */
export function RegisterForm({ students, revision, invalid, isOutdated }: RegisterFormProps) {
  const t = useTranslate();
  const isSaving = useNavigation().formData?.get('intent') === registerIntent;
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-col gap-4">
      <FormOwner />
      <input type="hidden" name="revision" value={revision} />
      {isOutdated && <FormProblem>{t('register.changedMeanwhile')}</FormProblem>}
      <div className="divide-y divide-line border-y border-line">
        {students.map((student) => (
          <StudentMarks key={student.studentId} student={student} isInvalid={invalid.includes(student.studentId)} />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{t('register.asks')}</p>
      <Button type="submit" name="intent" value={registerIntent} isBusy={isSaving} className="self-start">
        {t(isSaving ? 'register.saving' : revision === 0 ? 'register.save' : 'register.correct')}
      </Button>
    </Form>
  );
}

function StudentMarks({ student, isInvalid }: { student: RegisterStudent; isInvalid: boolean }) {
  const { studentId, fullName, className, mark, minutes, isReported } = student;
  const t = useTranslate();
  const minutesId = minutesField(studentId);
  return (
    <fieldset className="register-row">
      <legend>
        <bdi translate="no" className="font-[620] wrap-anywhere">
          {fullName}
        </bdi>
        {className && <bdi className="ms-2 text-sm font-normal text-ink-soft">{className}</bdi>}
        {isReported && (
          <Badge tone="brass" className="ms-2">
            {t('register.reported')}
          </Badge>
        )}
      </legend>
      <div className="register-marks">
        {allMarks.map((each) => (
          <label key={each} data-mark={each}>
            <input type="radio" name={markField(studentId)} value={each} defaultChecked={each === mark} />
            {t(`attendance.mark.${each}`)}
          </label>
        ))}
        <span className="register-minutes" data-is-needed={mark !== null && hasMinutes(mark) ? '' : undefined}>
          <input
            type="number"
            id={minutesId}
            name={minutesId}
            defaultValue={minutes}
            min={1}
            max={maxMinutes}
            inputMode="numeric"
            autoComplete="off"
            aria-label={t('register.minutesOf', { name: fullName })}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${minutesId}-error` : undefined}
            className="control"
          />
          <span aria-hidden="true">{t('register.minutes')}</span>
        </span>
      </div>
      <FieldError fieldId={minutesId} error={isInvalid ? t('register.minutes.invalid') : undefined} />
    </fieldset>
  );
}
