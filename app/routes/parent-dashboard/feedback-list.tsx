import { href, Link } from 'react-router';
import type { FeedbackVersion, PublishedFeedback } from '#features/feedback/feedback.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { WrittenText } from '#ui/written-text.tsx';

type FeedbackListProps = { feedback: PublishedFeedback[]; readerId: string | undefined; isGuardian: boolean };

/** Published feedback about the student. @see PD-48 */
export function FeedbackList({ feedback, readerId, isGuardian }: FeedbackListProps) {
  return (
    <ul className="flex flex-col gap-4">
      {feedback.map((each) => (
        <li key={each.id}>
          <Feedback feedback={each} isNew={isGuardian && each.isNew} isOwn={each.author?.id === readerId} />
        </li>
      ))}
    </ul>
  );
}

type FeedbackProps = { feedback: PublishedFeedback; isNew: boolean; isOwn: boolean };

function Feedback({ feedback: { id, area, author, latest, earlier }, isNew, isOwn }: FeedbackProps) {
  const t = useTranslate();
  return (
    <Card className="max-w-4xl">
      <article aria-labelledby={`feedback-${id}`}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`feedback-${id}`} className="text-xl">
            {t(`feedback.area.${area}`)}
          </h2>
          {isNew && <Badge tone="brass">{t('message.new')}</Badge>}
          {earlier.length > 0 && <Badge>{t('feedback.corrected')}</Badge>}
        </div>
        <p className="text-sm text-ink-soft">
          <bdi translate="no">{author?.fullName ?? t('message.formerUser')}</bdi>
          {' · '}
          <LocalTime at={new Date(latest.publishedAt)} format="long" />
        </p>
        <VersionText version={latest} />
        {earlier.length > 0 && (
          <details className="mt-4">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
              {t('feedback.earlier', { count: earlier.length })}
            </summary>
            {earlier.map((version) => (
              <div key={version.id} className="mt-3 border-s-2 border-line ps-4">
                <LocalTime at={new Date(version.publishedAt)} format="long" className="text-sm text-ink-soft" />
                <VersionText version={version} />
              </div>
            ))}
          </details>
        )}
        {author?.isActive && !isOwn && (
          <p className="no-print mt-4">
            <Link
              to={`${href('/inbox')}?compose&to=${author.id}&feedback=${id}`}
              aria-label={t('feedback.replyTo', { name: author.fullName })}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <Icon name="reply" className="mirrored" />
              {t('message.reply')}
            </Link>
          </p>
        )}
      </article>
    </Card>
  );
}

function VersionText({ version: { text, language } }: { version: FeedbackVersion }) {
  const t = useTranslate();
  if (text === null) return <p className="mt-3">{t('feedback.unreadable')}</p>;
  return <WrittenText text={text} language={language} className="mt-3 text-start whitespace-pre-line wrap-anywhere" />;
}
