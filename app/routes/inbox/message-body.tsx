import { splitLinks } from './split-links.ts';

/** Addresses are shown in full, as they were written. */
export function MessageBody({ text }: { text: string }) {
  return (
    <div
      dir="auto"
      translate="no"
      className="mt-6 me-auto max-w-prose text-start text-lg whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]"
    >
      {splitLinks(text).map(({ text: part, isLink }, index) =>
        isLink ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
          <a key={index} href={part} dir="ltr" target="_blank" rel="noopener noreferrer" className="text-link">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
