import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { isModifiedClick } from './is-modified-click.ts';
import { isOpenedFromList } from './opened-from-list.ts';

/** Goes back in the history if the list is there, which keeps its scroll position. */
export function BackToMessages({ to }: { to: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const isFromList = isOpenedFromList(useLocation());

  function goBack(event: MouseEvent): void {
    if (!isFromList || isModifiedClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <BackLink to={to} onClick={goBack} className="no-print mb-3 pane:hidden">
      {t('message.back')}
    </BackLink>
  );
}
