import { Form, Link } from 'react-router';
import type { OwnFeedback } from '#features/feedback/feedback.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { feedbackIntents, feedbackPath } from './feedback-form.ts';

type OwnFeedbackListProps = { student: { id: string }; own: OwnFeedback[] };

/** The reader's feedback about the student, drafts first. */
export function OwnFeedbackList({ student, own }: OwnFeedbackListProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="own-feedback">
      <Card>
        <h2 id="own-feedback" className="text-xl">
          {t('feedback.own')}
        </h2>
        <ul className="divide-y divide-line">
          {own.map((feedback) => (
            <li key={feedback.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
              <OwnFeedbackEntry {...feedback} />
              <div className="flex flex-wrap gap-2">
                <Link
                  to={feedbackPath(student.id, feedback.id)}
                  className={buttonClass({ variant: 'secondary', size: 'small' })}
                >
                  {t(feedback.draft ? 'feedback.edit' : 'feedback.correctOne')}
                </Link>
                {feedback.draft && <DiscardDraft studentId={student.id} feedbackId={feedback.id} />}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function OwnFeedbackEntry({ area, draft, published }: OwnFeedback) {
  const t = useTranslate();
  const at = draft?.changedAt ?? published?.publishedAt ?? 0;
  return (
    <div className="me-auto min-w-0 grow basis-64">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-[620]">{t(`feedback.area.${area}`)}</span>
        <Badge tone={draft ? 'brass' : 'moss'}>{t(draft ? 'feedback.state.draft' : 'feedback.state.published')}</Badge>
        <LocalTime at={new Date(at)} format="short" className="text-sm text-ink-soft" />
      </p>
      <p
        dir="auto"
        lang={(draft ?? published)?.language ?? undefined}
        className="mt-1 line-clamp-3 text-start whitespace-pre-line wrap-anywhere"
      >
        {draft?.text ?? published?.text}
      </p>
    </div>
  );
}

function DiscardDraft({ studentId, feedbackId }: { studentId: string; feedbackId: string }) {
  const t = useTranslate();
  return (
    <Form method="post" action={feedbackPath(studentId, feedbackId)}>
      <Button type="submit" name="intent" value={feedbackIntents.discard} variant="quiet" size="small">
        {t('feedback.discard')}
      </Button>
    </Form>
  );
}
