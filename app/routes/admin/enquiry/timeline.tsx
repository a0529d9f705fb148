import type { ReactNode } from 'react';
import type { TimelineEntry } from '#features/enquiries/entries.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { WrittenText } from '#ui/written-text.tsx';
import { SealedText } from '../enquiries/sealed-text.tsx';

type TimelineProps = { level: 2 | 3; receivedAt: Date; entries: readonly TimelineEntry[]; children: ReactNode };

/** The timeline of an enquiry, oldest first, and the forms that add to it. */
export function Timeline({ level, receivedAt, entries, children }: TimelineProps) {
  const { t } = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="timeline">
      <Card className="flex flex-col gap-5">
        <Heading id="timeline" className="text-xl">
          {t('pipeline.timeline')}
        </Heading>
        <ol className="flex flex-col gap-4 border-s-2 border-line ps-4">
          <li className="text-sm text-ink-soft">
            {t('pipeline.timeline.received')} · <LocalTime at={receivedAt} format="short" />
          </li>
          {entries.map((entry) => (
            <li key={entry.id}>{isWritten(entry) ? <Written entry={entry} /> : <Change change={entry} />}</li>
          ))}
        </ol>
        {children}
      </Card>
    </section>
  );
}

type WrittenEntry = Extract<TimelineEntry, { kind: 'note' | 'reply' | 'transfer' }>;

const isWritten = (entry: TimelineEntry): entry is WrittenEntry => 'text' in entry;

function Written({ entry }: { entry: WrittenEntry }) {
  const { t } = useLanguage();
  return (
    <div className={classNames('rounded-lg p-4', entry.kind === 'reply' ? 'bg-sea-tint' : 'bg-brass-tint')}>
      <p className="text-sm text-ink-soft">
        <span className="font-[620] text-ink">
          {entry.kind === 'transfer'
            ? t('pipeline.timeline.transfer', { office: t(`office.${entry.office}`) })
            : t(`pipeline.timeline.${entry.kind}`)}
        </span>{' '}
        · <By entry={entry} />
      </p>
      {entry.text === null ? (
        <SealedText text={null} />
      ) : (
        <WrittenText
          text={entry.text}
          language={entry.language}
          className="mt-1 max-w-prose text-start whitespace-pre-wrap wrap-anywhere"
        />
      )}
      {entry.kind === 'reply' && <MailState state={entry.mailState} />}
    </div>
  );
}

function MailState({ state }: { state: Extract<TimelineEntry, { kind: 'reply' }>['mailState'] }) {
  const { t } = useLanguage();
  const hasFailed = state === 'failed' || state === 'written';
  return (
    <p className={classNames('mt-2 text-sm', hasFailed ? 'font-[620] text-clay' : 'text-ink-soft')}>
      {t(`pipeline.reply.${state}`)}
    </p>
  );
}

function Change({ change }: { change: Exclude<TimelineEntry, WrittenEntry> }) {
  const text = useChangeText(change);
  return (
    <p className="text-sm text-ink-soft">
      <span className="text-ink">{text}</span> · <By entry={change} />
    </p>
  );
}

function useChangeText(change: Exclude<TimelineEntry, WrittenEntry>): string {
  const { t, dateLocale } = useLanguage();
  if (change.kind === 'recorded') return t('pipeline.timeline.recorded');
  if (change.kind === 'owner') return t('pipeline.timeline.owner', { owner: change.owner ?? t('pipeline.owner.none') });
  const { from, to, consultationOn } = change;
  const day =
    consultationOn && dateFormatter(dateLocale, { dateStyle: 'long', timeZone: 'UTC' })(new Date(consultationOn));
  if (from === to && day) return t('pipeline.timeline.day', { day });
  const changed = t('pipeline.timeline.state', { from: t(`enquiries.state.${from}`), to: t(`enquiries.state.${to}`) });
  return to === 'scheduled' && day ? `${changed} · ${t('pipeline.timeline.consultation', { day })}` : changed;
}

function By({ entry: { author, at } }: { entry: TimelineEntry }) {
  const { t } = useLanguage();
  return (
    <>
      {author === null ? t('pipeline.somebody') : <bdi translate="no">{author}</bdi>} ·{' '}
      <LocalTime at={at} format="short" />
    </>
  );
}
