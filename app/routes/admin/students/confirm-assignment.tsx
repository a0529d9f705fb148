import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { OwnPassword } from '../../account/own-password.tsx';
import type { AssignmentQuestion } from './assignment-confirmation.server.ts';

type ConfirmAssignmentProps = { confirmation: AssignmentQuestion; cancelTo: string };

export function ConfirmAssignment({ confirmation, cancelTo }: ConfirmAssignmentProps) {
  const t = useTranslate();
  const { assigned, asked, fields } = confirmation;
  const effects = new Set(assigned.map((each) => t('students.assign.sees', each)));
  return (
    <ConfirmStep
      title={t('students.assign.title')}
      submit={t('students.assign.submit')}
      input={<OwnPassword asked={asked} />}
      {...{ fields, cancelTo }}
    >
      {[...effects].map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ConfirmStep>
  );
}
