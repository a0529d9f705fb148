import { Link } from 'react-router';
import type { UnreadFeedback } from '#features/feedback/feedback.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { dashboardPath } from './dashboard-path.ts';

/** Must not be prefetched: opening the tab marks it read. @see R4 */
export function UnreadFeedbackList({ unread }: { unread: UnreadFeedback[] }) {
  const t = useTranslate();
  return (
    <ul className="mt-2 divide-y divide-line">
      {unread.map(({ studentId, studentName, count }) => (
        <li key={studentId}>
          <Link
            to={dashboardPath({ studentId, tab: 'feedback' })}
            className="block py-2.5 font-[620] text-ink no-underline wrap-anywhere hover:underline"
          >
            {t('feedback.unread', { count, name: studentName })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
