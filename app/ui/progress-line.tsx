import { useTranslate } from '../i18n/language-context.tsx';

/** A thin line at the top while a navigation lasts longer than 200 ms (the delay is in the style sheet). */
export function ProgressLine({ isNavigating }: { isNavigating: boolean }) {
  const t = useTranslate();
  if (!isNavigating) return null;
  return <div role="progressbar" aria-label={t('ui.loading')} className="progress-line" />;
}
