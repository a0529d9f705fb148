import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import { listConsentsOfChildren } from '#features/consents/consents.server.ts';
import type { StudentConsent } from '#features/consents/consents.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationIn, type Question } from '#forms/confirmation.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { languageOf } from '#http/language.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { ConsentCard } from './consent-card.tsx';
import { groupByQuestion, isWaiting } from './consent-groups.ts';
import { answerFromForm } from './save-answer.server.ts';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request, context);
  const consents = await readForSession(context, (tx) => listConsentsOfChildren(tx, language));
  return { consents: consents.map((consent) => ({ ...consent, requestId: randomUUID() })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerFromForm(await request.formData(), context);
}

/** @see PD-72 */
export default function Consents({ loaderData: { consents }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const confirmation = confirmationIn(actionData);
  const withdrawn = consents.find(
    ({ consentId, studentId }) => consentId === confirmation?.consentId && studentId === confirmation.studentId,
  );
  const refusal = actionData?.kind === 'outdated' ? actionData.id : '';
  const groups = groupByQuestion(consents);
  const waiting = groups.filter(({ students }) => students.some(isWaiting));
  const settled = groups.filter((group) => !waiting.includes(group));
  return (
    <PortalPage
      title={t('consents.title')}
      lead={t('consents.lead')}
      back={{ to: href('/parent-dashboard'), text: t('inbox.backToDashboard') }}
      width="text"
    >
      {confirmation && withdrawn && (
        <ConfirmWithdrawal key={confirmation.id} consent={withdrawn} fields={confirmation.fields} />
      )}
      {consents.length === 0 && (
        <EmptyState icon="scroll-text" level={2} title={t('consents.none')} className={cardClass}>
          {t('consents.none.text')}
        </EmptyState>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-consents" className="flex flex-col gap-4">
          <h2 id="waiting-consents" className="text-xl">
            {t('consents.waiting')}
          </h2>
          {waiting.map((group) => (
            <ConsentCard key={`${group.question.consentId} ${refusal}`} group={group} />
          ))}
        </section>
      )}
      {settled.length > 0 && (
        <section aria-labelledby="settled-consents" className="flex flex-col gap-4">
          <h2 id="settled-consents" className="text-xl">
            {t('consents.settled')}
          </h2>
          {settled.map((group) => (
            <ConsentCard key={`${group.question.consentId} ${refusal}`} group={group} />
          ))}
        </section>
      )}
    </PortalPage>
  );
}

function ConfirmWithdrawal({ consent, fields }: Question & { consent: StudentConsent }) {
  const t = useTranslate();
  return (
    <ConfirmStep
      title={t('consents.withdraw.title', { name: consent.studentName })}
      submit={t('consents.withdraw')}
      cancel={t('consents.withdraw.keep')}
      fields={fields}
      cancelTo={href('/parent-dashboard/consents')}
    >
      <li>{t('consents.withdraw.effect')}</li>
      <li>{t(consent.isClosed ? 'consents.withdraw.closed' : 'consents.withdraw.open')}</li>
    </ConfirmStep>
  );
}
