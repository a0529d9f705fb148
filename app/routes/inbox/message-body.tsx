import { useTranslate } from '#i18n/language-context.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import { splitLinks } from './split-links.ts';

type MessageBodyProps = {
  /** Null if it does not decrypt. */
  text: string | null;
  language: string | null;
  /** Shown instead. */
  unreadable?: string;
};

/** Addresses are shown in full, as they were written. */
export function MessageBody({ text, language, unreadable }: MessageBodyProps) {
  const t = useTranslate();
  if (text === null) return <p className={bodyLook}>{unreadable ?? t('inbox.unreadable')}</p>;
  return (
    <WrittenText text={text} language={language} className={bodyLook}>
      {splitLinks(text).map(({ text: part, isLink }, index) =>
        isLink ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
            key={index}
            href={part}
            dir="ltr"
            translate="no"
            target="_blank"
            rel="noopener noreferrer"
            className="text-link"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </WrittenText>
  );
}

const bodyLook =
  'mt-6 me-auto max-w-prose text-start text-lg whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]';
