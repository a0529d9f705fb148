import { useEffect, useRef } from 'react';
import type { Notice } from '../../http/toasts.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import { formatNotice } from './format-notice.ts';

/** Shows the notice of the action data, unless it was already rendered with the page. */
export function useActionToast(notice: Notice | null | undefined): void {
  const t = useTranslate();
  const showToast = useToast();
  const shown = useRef(notice);
  useEffect(() => {
    if (!notice || shown.current === notice) return;
    shown.current = notice;
    showToast(formatNotice(notice, t));
  }, [notice, showToast, t]);
}
