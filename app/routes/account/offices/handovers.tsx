import { Form } from 'react-router';
import type { Handover } from '#features/offices/handovers.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import type { Question } from '#forms/confirmation.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { type AskedPassword, OwnPassword } from '../own-password.tsx';

export function Handovers({ handovers }: { handovers: Handover[] }) {
  const t = useTranslate();
  if (handovers.length === 0) return null;
  return (
    <Card>
      <h2 className="text-xl">{t('officesPage.handovers')}</h2>
      <p className="mt-1 text-ink-soft">{t('officesPage.handovers.text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {handovers.map((handover) => (
          <li key={handover.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <div className="me-auto min-w-0 basis-60 grow">
              <p>
                <bdi translate="no" className="font-[620] wrap-anywhere">
                  {handover.fullName}
                </bdi>
              </p>
              <p className="text-sm text-ink-soft">
                {t(`office.${handover.office}`)}
                {!handover.isNamed && ` · ${t('officesPage.fallBack')}`}
                <br />
                {t('officesPage.since')} <LocalTime at={handover.since} format="short" />
              </p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="tenureId" value={handover.id} />
              <Button
                type="submit"
                variant="secondary"
                size="small"
                aria-label={t('officesPage.handOverTo', {
                  name: handover.fullName,
                  office: t(`office.${handover.office}`),
                })}
              >
                {t('officesPage.handOver')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ConfirmHandoverProps = Question & { handover: Handover; asked: AskedPassword | null; cancelTo: string };

export function ConfirmHandover({ handover, asked, fields, cancelTo }: ConfirmHandoverProps) {
  const t = useTranslate();
  const { fullName: name, office } = handover;
  return (
    <ConfirmStep
      title={t('officesPage.confirm.title', { office: t(`office.${office}`), name })}
      submit={t('officesPage.handOver')}
      fields={fields}
      input={asked && <OwnPassword asked={asked} />}
      cancelTo={cancelTo}
    >
      <li>{t('officesPage.confirm.reads', { name })}</li>
      <li>{t('officesPage.confirm.final')}</li>
      <li>{t('officesPage.confirm.told')}</li>
    </ConfirmStep>
  );
}
