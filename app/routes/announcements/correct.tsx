import { data, Form, href } from 'react-router';
import { correctionSchema, textsOf } from '#features/announcements/announcements.schema.ts';
import { type OwnAnnouncement, partName, type TextField } from '#features/announcements/announcements.ts';
import { type ChangeRefused, correctAnnouncement } from '#features/announcements/change-announcement.server.ts';
import { findSentAnnouncement } from '#features/announcements/sent-announcements.server.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo } from '#forms/form-answer.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PersonTx } from '#platform/database.server.ts';
import { typedRecord } from '#platform/typed-record.ts';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { fieldId } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/correct.ts';
import { type CorrectionField, correctionForm } from './correction-form.ts';
import { TextFields } from './write/text-fields.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireId(params.announcementId);
  return readForSession(context, (tx) => findCorrectable(tx, id));
}

/** @throws a 404 response for an announcement of somebody else, and for one that was withdrawn */
async function findCorrectable(tx: PersonTx, id: string): Promise<OwnAnnouncement> {
  const announcement = await findSentAnnouncement(tx, id);
  if (announcement?.state !== 'published' && announcement?.state !== 'scheduled') throw data(null, { status: 404 });
  return announcement;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const language = languageOf(request, context);
  const id = requireId(params.announcementId);
  const posted = parseForm(await request.formData(), correctionSchema(language), correctionForm);
  const refusals: FormRefusals<CorrectionField, ChangeRefused['reason']> = { gone };
  return handleForm(
    context,
    posted,
    async ({ asksAgain, revision, ...values }) => {
      await writeForSession(context, async (tx) => {
        const { texts: former } = await findCorrectable(tx, id);
        const texts = textsOf(values, former[0]?.language ?? 'en').map((text) => ({
          ...text,
          question: former.find(({ language }) => language === text.language)?.question ?? former[0]?.question ?? null,
        }));
        await correctAnnouncement(tx, { id, version: Number(revision), texts, asksAgain });
      });
      const path = href('/announcements/:announcementId/readers', { announcementId: id });
      throw redirectWithNotice(context, path, { tone: 'success', text: 'announcement.correct.done' });
    },
    refusals,
  );
}

/** @see PD-66 */
export default function CorrectAnnouncement({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { id, texts, version } = loaderData;
  const path = href('/announcements/:announcementId/readers', { announcementId: id });
  const initial: Partial<Record<TextField, string>> = typedRecord(
    texts.flatMap(({ language, title, body }) => [
      [partName('title', language), title] as const,
      [partName('body', language), body] as const,
    ]),
  );
  const form = useForm(correctionForm, answerTo(correctionForm, actionData), initial, { revision: version });
  const asksAgain = form.choice('asksAgain');
  return (
    <PortalPage
      title={t('announcement.correct.title')}
      lead={t('announcement.correct.lead')}
      back={{ to: path, text: t('announcement.readers') }}
      width="text"
    >
      <Form key={form.key} method="post" noValidate className={classNames(cardClass, 'flex flex-col gap-5 p-5 sm:p-7')}>
        <ErrorSummary errors={form.errors} />
        <div>
          <TextFields form={form} />
        </div>
        <Switch
          id={fieldId(asksAgain.name)}
          name={asksAgain.name}
          label={asksAgain.label}
          description={t('announcement.correct.asksAgain.hint')}
          defaultChecked={asksAgain.defaultValue !== ''}
        />
        <SubmitButton form={form} />
      </Form>
    </PortalPage>
  );
}
