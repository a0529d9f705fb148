import { data, Form, href } from 'react-router';
import { type ConsentRefused, changeQuestion } from '#features/consents/ask-for-consent.server.ts';
import { QuestionSchema } from '#features/consents/consents.schema.ts';
import { type Consent, textIn } from '#features/consents/consents.ts';
import { findConsent } from '#features/consents/console-consents.server.ts';
import { stages } from '#features/students/stages.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationResponse, fieldsToRepeat } from '#forms/confirmation.server.ts';
import { confirmationIn, isConfirmed } from '#forms/confirmation.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { parseRevision } from '#platform/revision.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/version.ts';
import { QuestionFields } from './question-fields.tsx';
import { type QuestionField, questionForm } from './question-form.ts';
import { redirectToConsent } from './redirect-to-consent.server.ts';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ params, context }: Route.LoaderArgs) {
  const consent = await readForSession(context, (tx) => findConsent(tx, requireId(params.consentId), stages));
  if (!consent) throw data(null, { status: 404 });
  if (consent.isClosed) throw redirectToConsent(context, consent.id, { tone: 'error', text: 'consents.alreadyClosed' });
  return { consent };
}

/** Asks before everybody is asked again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireId(params.consentId);
  const form = await request.formData();
  const posted = parseForm(form, QuestionSchema, questionForm);
  const refusals: Partial<FormRefusals<QuestionField, ConsentRefused['reason']>> = {
    unknown: gone,
    closed: () => {
      throw redirectToConsent(context, id, { tone: 'error', text: 'consents.alreadyClosed' });
    },
    unchanged: () => ({ problem: { text: 'consents.change.unchanged' } }),
  };
  return handleForm(
    context,
    posted,
    async (question) => {
      if (!isConfirmed(form)) return confirmationResponse(context, { fields: fieldsToRepeat(form) }, posted);
      const revision = parseRevision(onlyText(form, 'revision'));
      await writeForSession(context, (tx) => changeQuestion(tx, { id, revision }, question));
      throw redirectToConsent(context, id, { tone: 'success', text: 'consents.change.success' });
    },
    refusals,
  );
}

/** @see PD-72 */
export default function NewVersion({ loaderData: { consent }, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const confirmation = confirmationIn(actionData);
  const { id: consentId, titles } = consent;
  return (
    <>
      <PortalTitle>{t('consents.change')}</PortalTitle>
      {confirmation && (
        <ConfirmStep
          key={confirmation.id}
          title={t('consents.change.confirm')}
          submit={t('consents.confirm.submit')}
          cancel={t('consents.confirm.back')}
          fields={confirmation.fields}
          cancelTo={href('/admin-console/consents/:consentId/version', { consentId })}
        >
          <li>{t('consents.change.effect')}</li>
        </ConfirmStep>
      )}
      <div>
        <BackLink to={href('/admin-console/consents/:consentId', { consentId })}>
          <bdi>{textIn(titles, language).text}</bdi>
        </BackLink>
        <h1 className="text-2xl">{t('consents.change')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('consents.change.lead')}</p>
      </div>
      <Card className="max-w-5xl">
        <VersionForm key={consentId} consent={consent} invalid={answerTo(questionForm, actionData)} />
      </Card>
    </>
  );
}

type VersionFormProps = { consent: Consent; invalid: FormAnswer<QuestionField> | null };

function VersionForm({ consent, invalid }: VersionFormProps) {
  const t = useTranslate();
  const form = useForm(questionForm, invalid, valuesOf(consent), { revision: consent.version });
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-6">
      {form.isOutdated && <FormProblem>{t('consents.change.meanwhile')}</FormProblem>}
      <ErrorSummary errors={form.errors} />
      <QuestionFields field={form.field} />
      <SubmitButton form={form} />
    </Form>
  );
}

function valuesOf({ titles, texts, answerBy, validUntil, needsAll }: Consent): Record<QuestionField, string> {
  return {
    titleEn: titles.en ?? '',
    textEn: texts.en ?? '',
    titleAr: titles.ar ?? '',
    textAr: texts.ar ?? '',
    titleFr: titles.fr ?? '',
    textFr: texts.fr ?? '',
    titleZh: titles.zh ?? '',
    textZh: texts.zh ?? '',
    answerBy,
    validUntil: validUntil ?? '',
    rule: needsAll ? 'all' : 'one',
  };
}
