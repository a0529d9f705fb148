import type { Enquiry } from '#features/enquiries/enquiries.ts';
import type { TimelineEntry } from '#features/enquiries/entries.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { NoteFields } from './note-fields.tsx';
import { ReplyFields } from './reply-fields.tsx';
import { Timeline } from './timeline.tsx';

type EnquiryTimelineProps = {
  /** Whether the page shows the status of the enquiry. */
  showsState: boolean;
  /** Of the heading. */
  level: 2 | 3;
  loaded: { enquiry: Enquiry; timeline: readonly TimelineEntry[]; noteId: string; replyId: string };
  /** Path of the page. */
  page: string;
  response: object | undefined;
};

/** The timeline of an enquiry with the forms for a reply and a note. */
export function EnquiryTimeline({ showsState, level, loaded, page, response }: EnquiryTimelineProps) {
  const t = useTranslate();
  const { enquiry, timeline, noteId, replyId } = loaded;
  return (
    <Timeline level={level} receivedAt={enquiry.receivedAt} entries={timeline}>
      {enquiry.email === '' ? (
        <p className="text-ink-soft">{t('pipeline.reply.noAddress')}</p>
      ) : (
        <ReplyFields
          page={page}
          isNew={showsState && enquiry.state === 'new'}
          requestId={replyId}
          response={response}
        />
      )}
      <NoteFields requestId={noteId} response={response} />
    </Timeline>
  );
}
