import { useTranslate } from '../../../i18n/language-context.tsx';

/** What a visitor wrote, in its own direction and never translated; or that it does not open. */
export function SealedText({ text }: { text: string | null }) {
  const t = useTranslate();
  if (text === null) return <span className="text-clay">{t('enquiries.unreadable')}</span>;
  return (
    <bdi translate="no" className="wrap-anywhere">
      {text}
    </bdi>
  );
}
