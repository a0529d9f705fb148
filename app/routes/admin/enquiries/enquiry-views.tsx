import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { tabClass, tabListClass } from '#ui/tabs.ts';
import { boardPath } from '../enquiry-board/board-path.ts';

const views = {
  list: href('/admin-console/enquiries'),
  board: boardPath(null),
  messages: href('/admin-console/enquiries/messages'),
} as const;

export function EnquiryViews({ current }: { current: keyof typeof views }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('pipeline.views')}>
      <ul className={tabListClass}>
        {(['list', 'board', 'messages'] as const).map((view) => (
          <li key={view}>
            <Link to={views[view]} aria-current={view === current ? 'page' : undefined} className={tabClass}>
              {t(`pipeline.view.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
