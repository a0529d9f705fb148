import { randomUUID } from 'node:crypto';
import { Form, href } from 'react-router';
import { figures } from '#content/legal/figures.ts';
import { RecordedEnquirySchema } from '#features/enquiries/enquiries.schema.ts';
import { enquiryStages, recordedChannels } from '#features/enquiries/enquiries.ts';
import { recordEnquiry } from '#features/enquiries/record-enquiry.server.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { enquiryRecordersOnly } from '#http/guards.server.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { getSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LanguageOptions } from '#i18n/language-options.tsx';
import { todayInUtc } from '#platform/calendar-days.ts';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { enquiryPath } from '../admin/enquiry/enquiry-path.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/add.ts';
import { addEnquiryForm } from './add-form.ts';

export const middleware: Route.MiddlewareFunction[] = [enquiryRecordersOnly];
export const loader = ({ request, context }: Route.LoaderArgs) => ({
  requestId: randomUUID(),
  today: todayInUtc(),
  language: languageOf(request, context),
  opensConsole: getSession(context).role === 'admin',
  retentionDays: figures.enquiryRetentionDays,
});

/** The enquiry is in the console: who is no administrator returns to the messages of the office. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = parseIdempotentForm(await request.formData(), RecordedEnquirySchema, addEnquiryForm);
  return handleForm(context, posted, async (enquiry) => {
    const { id, reference } = await writeForSession(context, (tx) => recordEnquiry(tx, enquiry));
    const page = getSession(context).role === 'admin' ? enquiryPath(id) : href('/office-messages');
    const notice = { tone: 'success', text: 'addEnquiry.success', parameters: { reference } } as const;
    throw redirectWithNotice(context, page, notice);
  });
}

/** An enquiry that reached the office by phone, at a fair or in a letter. @see PD-30 */
export default function AddEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { requestId, today, language, opensConsole, retentionDays } = loaderData;
  const start = { receivedOn: today, language };
  const form = useForm(addEnquiryForm, answerTo(addEnquiryForm, actionData), start, { requestId });
  return (
    <PortalPage
      title={t('addEnquiry.title')}
      lead={t('addEnquiry.lead')}
      back={
        opensConsole
          ? { to: href('/admin-console/enquiries'), text: t('enquiries.back') }
          : { to: href('/office-messages'), text: t('officeMessages.back') }
      }
      width="form"
    >
      <Card>
        <Form key={form.key} method="post" noValidate autoComplete="off" className="flex flex-col gap-5">
          <ErrorSummary errors={form.errors} />
          <div className="field-row min-[30rem]:grid-cols-2">
            <SelectField {...form.field('channel')}>
              <option value="">{t('addEnquiry.channel.choose')}</option>
              {recordedChannels.map((channel) => (
                <option key={channel} value={channel}>
                  {t(`enquiries.channel.${channel}`)}
                </option>
              ))}
            </SelectField>
            <TextField {...form.field('receivedOn')} type="date" />
          </div>
          <TextField {...form.field('name')} dir="auto" />
          <div className="field-row min-[30rem]:grid-cols-2">
            <TextField {...form.field('email')} type="email" />
            <TextField {...form.field('phone')} type="tel" />
          </div>
          <SelectField {...form.field('language')}>
            <LanguageOptions />
          </SelectField>
          <div className="field-row min-[30rem]:grid-cols-2">
            <TextField {...form.field('region')} dir="auto" />
            <SelectField {...form.field('stage')}>
              <option value="">{t('enquiry.stage.choose')}</option>
              {enquiryStages.map((stage) => (
                <option key={stage} value={stage}>
                  {t(`enquiry.stage.${stage}`)}
                </option>
              ))}
            </SelectField>
          </div>
          <TextAreaField {...form.field('message')} dir="auto" className="[&_textarea]:min-h-32" />
          <p className="text-ink-soft">{t('addEnquiry.privacy', { enquiryRetentionDays: retentionDays })}</p>
          {!opensConsole && <p className="text-ink-soft">{t('addEnquiry.handedOver')}</p>}
          <SubmitButton form={form} />
        </Form>
      </Card>
    </PortalPage>
  );
}
