import { randomUUID } from 'node:crypto';
import { Form, href } from 'react-router';
import {
  askForConsent,
  type ConsentRefused,
  findAudience,
  UnknownNumbers,
} from '#features/consents/ask-for-consent.server.ts';
import { ConsentSchema } from '#features/consents/consents.schema.ts';
import { audiences } from '#features/consents/consents.ts';
import { listClassNames } from '#features/consents/console-consents.server.ts';
import { stages } from '#features/students/stages.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationResponse, fieldsToRepeat } from '#forms/confirmation.server.ts';
import { confirmationIn, isConfirmed } from '#forms/confirmation.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { onlyText, parseIdempotentForm } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { audienceLabels } from '../consents/audience-text.ts';
import type { Route } from './+types/new.ts';
import { QuestionFields } from './question-fields.tsx';
import { type ConsentField, consentForm } from './question-form.ts';
import { redirectToConsent } from './redirect-to-consent.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { classNames: await readForSession(context, listClassNames), requestId: randomUUID() };
}

/** Names the number of students before anybody is asked, and again if it has changed since. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const posted = parseIdempotentForm(form, ConsentSchema, consentForm);
  return handleForm(
    context,
    posted,
    async (asked) => {
      const confirmedCount = isConfirmed(form) ? onlyText(form, 'count') : null;
      const { id, students } = await writeForSession(context, async (tx) => {
        const found = await findAudience(tx, asked, stages);
        const isSeen = String(found.length) === confirmedCount;
        return { id: isSeen ? await askForConsent(tx, asked, found) : null, students: found };
      });
      if (id === null) {
        const count = students.length;
        const undecidable = students.filter(({ isDecidable }) => !isDecidable).length;
        const fields = { ...fieldsToRepeat(form), requestId: asked.requestId, count: String(count) };
        return confirmationResponse(context, { fields, count, undecidable }, posted);
      }
      throw redirectToConsent(context, id, { tone: 'success', text: 'consents.success' });
    },
    refusals,
  );
}

const refusals: Partial<FormRefusals<ConsentField, ConsentRefused['reason'] | 'unknown numbers'>> = {
  nobody: () => ({ errors: { audience: 'consents.audience.nobody' } }),
  'too many': () => ({ errors: { audience: 'consents.audience.tooMany' } }),
  'unknown numbers': (refused) => ({
    problem: {
      text: 'consents.numbers.unknown',
      parameters: { numbers: refused instanceof UnknownNumbers ? refused.numbers.slice(0, 20).join(', ') : '' },
    },
  }),
};

/** @see PD-72 */
export default function NewConsent({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const confirmation = confirmationIn(actionData);
  return (
    <>
      <PortalTitle>{t('consents.add')}</PortalTitle>
      {confirmation && (
        <ConfirmStep
          key={confirmation.id}
          title={t('consents.confirm.title')}
          submit={t('consents.confirm.submit')}
          cancel={t('consents.confirm.back')}
          fields={confirmation.fields}
          cancelTo={href('/admin-console/consents/new')}
        >
          <li>{t('consents.confirm.students', { count: confirmation.count })}</li>
          {confirmation.undecidable > 0 && (
            <li>{t('consents.confirm.undecidable', { count: confirmation.undecidable })}</li>
          )}
          <li>{t('consents.confirm.final')}</li>
        </ConfirmStep>
      )}
      <div>
        <BackLink to={href('/admin-console/consents')}>{t('consents.title')}</BackLink>
        <h1 className="text-2xl">{t('consents.add')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('consents.add.lead')}</p>
      </div>
      <Card className="max-w-5xl">
        <NewConsentForm {...loaderData} invalid={answerTo(consentForm, actionData)} />
      </Card>
    </>
  );
}

type NewConsentFormProps = {
  classNames: readonly string[];
  requestId: string;
  invalid: FormAnswer<ConsentField> | null;
};

function NewConsentForm({ classNames, requestId, invalid }: NewConsentFormProps) {
  const t = useTranslate();
  const form = useForm(consentForm, invalid, { audience: 'everybody', rule: 'one' }, { requestId });
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary errors={form.errors} />
      <QuestionFields field={form.field} />
      <div className="grid items-start gap-4 pane:grid-cols-3">
        <SelectField {...form.field('audience')} autoComplete="off">
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {t(audienceLabels[audience])}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...form.field('className')}
          autoComplete="off"
          className="[form:not(:has(option[value=class]:checked))_&]:hidden"
        >
          <option value="">{t('consents.field.className.choose')}</option>
          {classNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextAreaField
          {...form.field('numbers')}
          rows={3}
          dir="ltr"
          autoComplete="off"
          className="pane:col-span-2 [form:not(:has(option[value=chosen]:checked))_&]:hidden"
        />
      </div>
      <SubmitButton form={form} />
    </Form>
  );
}
