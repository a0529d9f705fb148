import type { MarkedPart } from '../../platform/mark-words.server.ts';

export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
