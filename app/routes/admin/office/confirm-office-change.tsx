import { confidentialOffices } from '#content/offices.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { OwnPassword } from '../../account/own-password.tsx';
import type { OfficeConfirmation } from './office-confirmation.server.ts';

type ConfirmOfficeChangeProps = { confirmation: OfficeConfirmation; cancelTo: string };

export function ConfirmOfficeChange({ confirmation, cancelTo }: ConfirmOfficeChangeProps) {
  const t = useTranslate();
  const { office, gaining, losing, isVacated, asked, fields } = confirmation;
  const isConfidential = confidentialOffices.includes(office);
  return (
    <ConfirmStep
      title={t('offices.confirm.title', { office: t(`office.${office}`) })}
      submit={t('offices.confirm.submit')}
      fields={fields}
      input={asked && <OwnPassword asked={asked} />}
      cancelTo={cancelTo}
    >
      {gaining.map((name) => (
        <li key={name}>{t(isConfidential ? 'offices.confirm.gainsFromNow' : 'offices.confirm.gains', { name })}</li>
      ))}
      {isConfidential && gaining.length > 0 && <li>{t('offices.confirm.earlierClosed')}</li>}
      {losing.map((name) => (
        <li key={name}>{t('offices.confirm.loses', { name })}</li>
      ))}
      {isVacated && <li>{t(isConfidential ? 'offices.confirm.vacantFromNow' : 'offices.confirm.vacant')}</li>}
      {isConfidential && <li>{t('offices.confirm.told')}</li>}
      {gaining.length + losing.length === 0 && <li>{t('offices.confirm.swap')}</li>}
    </ConfirmStep>
  );
}
