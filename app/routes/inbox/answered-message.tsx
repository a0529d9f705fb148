import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Icon } from '#ui/icon.tsx';
import type { AnsweredMessage as Answered } from './compose.server.ts';
import { sideText } from './side-text.ts';

/** The message that the form answers; a long one is collapsed. */
export function AnsweredMessage({ message: { from, createdAt, body, language } }: { message: Answered }) {
  const t = useTranslate();
  const text = body ?? t('inbox.unreadable');
  return (
    <details open={isShort(text)} className="group rounded-md border border-line bg-ivory">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 px-4 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
        <span translate="no" className="min-w-0 flex-[1_1_10rem] font-[620] wrap-anywhere">
          {t('compose.answered', { name: sideText(from, t) })}
        </span>
        <LocalTime at={new Date(createdAt)} format="short" className="text-ink-soft" />
      </summary>
      <blockquote
        dir="auto"
        lang={language ?? undefined}
        className="px-4 pb-4 text-start whitespace-pre-wrap text-ink-soft wrap-anywhere [unicode-bidi:plaintext]"
      >
        {text}
      </blockquote>
    </details>
  );
}

const isShort = (text: string) => text.length <= 300 && text.split('\n').length <= 5;
