import { useTranslate } from '#i18n/language-context.tsx';

/** A visitor's text in its own direction, never translated; or a note that it cannot be decrypted. */
export function SealedText({ text }: { text: string | null }) {
  const t = useTranslate();
  if (text === null) return <span className="text-clay">{t('enquiries.unreadable')}</span>;
  return (
    <bdi translate="no" className="wrap-anywhere">
      {text}
    </bdi>
  );
}
