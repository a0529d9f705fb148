import { randomUUID } from 'node:crypto';
import { data, href, type RouterContextProvider } from 'react-router';
import { type AnswerRefused, answerConsent } from '#features/consents/answer-consent.server.ts';
import { AnswerSchema } from '#features/consents/consents.schema.ts';
import { confirmationResponse, fieldsToRepeat } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals, gone, type Refusals } from '#forms/refusals.server.ts';
import { dataWithNotice, redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';

type Context = Readonly<RouterContextProvider>;

/** Asks before a withdrawal. A refused answer shows the page as it is now; its id is the React key. @see PD-72 @see R9 */
export async function answerFromForm(form: FormData, context: Context) {
  const { parsed } = parseForm(form, AnswerSchema);
  if (!parsed.ok) throw data(null, { status: 400 });
  const posted = { ...parsed.value, requestId: parsed.value.requestId || randomUUID() };
  if (posted.answer === 'withdrawn' && !isConfirmed(form))
    return confirmationResponse(context, {
      fields: { ...fieldsToRepeat(form), requestId: posted.requestId },
      consentId: posted.consentId,
      studentId: posted.studentId,
    });
  const told = (text: PlainTranslationKey) =>
    dataWithNotice(
      context,
      { kind: 'outdated' as const, id: randomUUID(), notice: { tone: 'error', text } },
      { status: 409 },
    );
  return answerRefusals(
    async () => {
      await writeForSession(context, (tx) => answerConsent(tx, posted));
      throw redirectWithNotice(context, href('/parent-dashboard/consents'), {
        tone: 'success',
        text: `consents.saved.${posted.answer}`,
      });
    },
    {
      unknown: gone,
      'no right': () => told('consents.refused.noRight'),
      'new version': () => told('consents.refused.newVersion'),
      closed: () => told('consents.refused.closed'),
      'answered already': () => told('consents.refused.already'),
      'other content': () => told('consents.refused.already'),
    } satisfies Refusals<AnswerRefused['reason'], unknown>,
  );
}
