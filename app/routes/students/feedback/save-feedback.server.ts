import type { RouterContextProvider } from 'react-router';
import { FeedbackSchema } from '#features/feedback/feedback.schema.ts';
import {
  beginFeedback,
  changeFeedback,
  discardDraft,
  type FeedbackRefused,
} from '#features/feedback/save-feedback.server.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { parseIdempotentForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { writtenLanguage } from '#http/written-language.server.ts';
import { type FeedbackField, feedbackForm, feedbackPath } from './feedback-form.ts';

type Context = Readonly<RouterContextProvider>;

interface Place {
  studentId: string;
  /** Null for new feedback. */
  edited: string | null;
}

export async function saveFromForm(form: FormData, place: Place, isPublished: boolean, context: Context) {
  const posted = parseIdempotentForm(form, FeedbackSchema, feedbackForm);
  return handleForm(
    context,
    posted,
    async (feedback) => {
      const { studentId, edited } = place;
      const language = writtenLanguage(context, feedback.text, feedback.language);
      const saved = { ...feedback, language, isPublished };
      await writeForSession(context, (tx) =>
        edited ? changeFeedback(tx, edited, saved) : beginFeedback(tx, { studentId, ...saved }),
      );
      throw redirectWithNotice(context, feedbackPath(studentId), {
        tone: 'success',
        text: isPublished ? 'feedback.success' : 'feedback.draftSaved',
      });
    },
    refusals,
  );
}

const refusals: FormRefusals<FeedbackField, FeedbackRefused['reason']> = {
  'not assigned': gone,
  'unknown feedback': gone,
};

export async function discardFromForm({ studentId, edited }: Place, context: Context): Promise<never> {
  if (edited) await writeForSession(context, (tx) => discardDraft(tx, edited));
  throw redirectWithNotice(context, feedbackPath(studentId), { tone: 'success', text: 'feedback.discarded' });
}
