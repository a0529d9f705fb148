import type { ReactNode } from 'react';
import type { OwnAnnouncement, ReadingCounts } from '#features/announcements/announcements.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { audienceText } from '../audience-text.ts';
import { stateTones } from '../state-tones.ts';

type FactsProps = { announcement: OwnAnnouncement; counts: ReadingCounts };

export function AnnouncementFacts({ announcement, counts }: FactsProps) {
  const t = useTranslate();
  const { state, isUrgent, correctedAt, confirmBy, answerBy, texts } = announcement;
  const { answers = [] } = texts[0]?.question ?? {};
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={stateTones[state]}>{t(`announcement.state.${state}`)}</Badge>
        {isUrgent && <Badge tone="clay">{t('announcements.urgent')}</Badge>}
        {correctedAt && <Badge tone="brass">{t('announcement.corrected')}</Badge>}
      </p>
      {state === 'unpublished' && <p className="max-w-prose text-ink-soft">{t('announcement.unpublished')}</p>}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {factsOf({ announcement, counts }, t).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {confirmBy && (
          <div>
            <dt className="text-ink-soft">{t('announcement.confirmBy')}</dt>
            <dd>
              <CalendarDay day={confirmBy} />
            </dd>
          </div>
        )}
        {answerBy && (
          <div>
            <dt className="text-ink-soft">{t('announcement.answerBy')}</dt>
            <dd>
              <CalendarDay day={answerBy} />
            </dd>
          </div>
        )}
      </dl>
      {answers.length > 0 && (
        <dl aria-label={t('announcement.answers')} className="max-w-md text-sm">
          {answers.map((answer, place) => (
            <div key={answer} className="flex justify-between gap-4 border-t border-line py-1.5">
              <dt className="min-w-0 wrap-anywhere">
                <bdi>{answer}</bdi>
              </dt>
              <dd className="font-[620] tabular-nums">{counts.answers[place] ?? 0}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function factsOf({ announcement, counts }: FactsProps, t: ReturnType<typeof useTranslate>) {
  const { publishedAt, publishAt, confirmBy, remindedAt } = announcement;
  const { people, read, confirmed, students, reachedStudents } = counts;
  const share = (number: number, count: number) => t('announcement.fact.ofCount', { number, count });
  const facts: { label: string; value: ReactNode }[] = [
    { label: t('announcement.fact.audience'), value: audienceText(announcement, t) },
  ];
  if (!publishedAt) {
    if (publishAt)
      facts.push({ label: t('announcement.fact.planned'), value: <LocalTime at={publishAt} format="short" /> });
    return facts;
  }
  facts.push(
    { label: t('announcement.fact.published'), value: <LocalTime at={publishedAt} format="short" /> },
    { label: t('announcement.fact.read'), value: share(read, people) },
  );
  if (confirmBy) facts.push({ label: t('announcement.fact.confirmed'), value: share(confirmed, people) });
  if (students > 0) facts.push({ label: t('announcement.fact.reached'), value: share(reachedStudents, students) });
  if (remindedAt)
    facts.push({ label: t('announcement.fact.reminded'), value: <LocalTime at={remindedAt} format="short" /> });
  return facts;
}
