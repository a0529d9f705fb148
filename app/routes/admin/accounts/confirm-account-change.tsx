import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { type AskedPassword, OwnPassword } from '../../account/own-password.tsx';
import type { AccountConfirmation } from './account-confirmation.server.ts';
import { roleLabels } from './role-options.tsx';

type ConfirmAccountChangeProps = {
  /** `asked`: null if the change needs no recent password, or the session has one. */
  confirmation: AccountConfirmation & { asked: AskedPassword | null };
  cancelTo: string;
};

export function ConfirmAccountChange({ confirmation, cancelTo }: ConfirmAccountChangeProps) {
  const t = useTranslate();
  const { intent, account, fields, asked } = confirmation;
  const name = account.fullName;
  const { title, submit } = {
    suspend: { title: t('admin.confirm.suspend.title', { name }), submit: t('admin.confirm.suspend.submit') },
    'change-role': { title: t('admin.confirm.role.title', { name }), submit: t('admin.confirm.role.submit') },
    'new-password': {
      title: t('admin.confirm.password.title', { name }),
      submit: t('admin.confirm.password.submit'),
    },
    'remove-second-factors': {
      title: t('admin.confirm.secondFactors.title', { name }),
      submit: t('admin.confirm.secondFactors.submit'),
    },
  }[intent];
  return (
    <ConfirmStep
      {...{ title, submit, fields, cancelTo }}
      input={asked && <OwnPassword asked={asked} />}
      isDanger={intent === 'suspend'}
    >
      {effectsOf(confirmation, t).map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ConfirmStep>
  );
}

function effectsOf(confirmation: AccountConfirmation, t: ReturnType<typeof useTranslate>): string[] {
  const { intent, account, students } = confirmation;
  const { fullName: name, email } = account;
  if (intent === 'change-role') return roleEffectsOf(confirmation, t);
  if (intent === 'new-password')
    return [
      t('admin.confirm.password.stops', { name }),
      t('admin.confirm.password.mail', { email, hours: confirmation.temporaryPasswordHours }),
      t('admin.confirm.nothingElse'),
    ];
  if (intent === 'remove-second-factors')
    return [
      t('admin.confirm.secondFactors.passwordAlone', { name }),
      t('admin.confirm.secondFactors.signedOut', { name }),
      t('admin.confirm.secondFactors.askFirst', { name }),
    ];
  const linked = students.asParent + students.asMentor;
  return [
    t('admin.confirm.suspend.signedOut', { name }),
    t('admin.confirm.suspend.messages'),
    ...(linked > 0 ? [t('admin.confirm.studentsStay', { count: linked })] : []),
  ];
}

function roleEffectsOf(confirmation: AccountConfirmation, t: ReturnType<typeof useTranslate>): string[] {
  const { role, account, isOwn, students } = confirmation;
  const losesMentoring = role !== 'mentor' && students.asMentor > 0;
  return [
    ...(role ? [t('admin.confirm.role.signedOut', { name: account.fullName, role: t(roleLabels[role]) })] : []),
    ...(role === 'admin' ? [t('admin.confirm.role.toAdmin')] : []),
    ...(account.role === 'admin' ? [t(isOwn ? 'admin.confirm.role.ownConsole' : 'admin.confirm.role.fromAdmin')] : []),
    ...(losesMentoring ? [t('admin.confirm.role.losesStudents', { count: students.asMentor })] : []),
    ...(students.asParent > 0 ? [t('admin.confirm.studentsStay', { count: students.asParent })] : []),
    t('admin.confirm.messagesStay'),
  ];
}
