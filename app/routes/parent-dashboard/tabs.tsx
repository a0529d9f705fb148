import { type KeyboardEvent, memo } from 'react';
import { href, Link, useNavigate } from 'react-router';
import type { PublishedFeedback } from '#features/feedback/feedback.ts';
import type { ExpectedReports } from '#features/reports/report-settings.ts';
import type { ListedReport } from '#features/reports/reports.ts';
import type { Student } from '#features/students/students.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { tabClass, tabListClass } from '#ui/tabs.ts';
import { useShell } from '../shell/use-shell.ts';
import { dashboardPath, type TabName, tabNames } from './dashboard-path.ts';
import { FeedbackList } from './feedback-list.tsx';
import type { Family, NewCounts, ShownTab } from './load-dashboard.server.ts';
import { NewCount } from './new-count.tsx';
import { Overview } from './overview.tsx';
import { ReportList } from './report-list.tsx';
import { SettingsPanel } from './settings-panel.tsx';

interface StudentTabsProps extends Family {
  /** Of the selected student. */
  counts: NewCounts | undefined;
  shown: ShownTab;
  /** The selected tab, or the one that is being opened. */
  tab: TabName;
  isLoading: boolean;
}

/** Tabs as links, which work without a script; arrow keys, Home and End open them. radix-ui would add 8 kB. */
export function StudentTabs({ counts, tab, isLoading, ...panel }: StudentTabsProps) {
  const { direction, t } = useLanguage();
  const navigate = useNavigate();
  const pathOf = (name: TabName) => dashboardPath({ studentId: panel.chosenId, tab: name });
  const walk = (event: KeyboardEvent) => {
    const next = tabReachedBy(event.key, tab, direction);
    if (!next) return;
    event.preventDefault();
    document.getElementById(idOf(next))?.focus();
    void navigate(pathOf(next), { preventScrollReset: true, replace: true });
  };
  return (
    <div>
      <div role="tablist" aria-label={t('dashboard.tabs')} className={tabListClass}>
        {tabNames.map((name) => (
          <Link
            key={name}
            id={idOf(name)}
            to={pathOf(name)}
            preventScrollReset
            role="tab"
            aria-selected={name === tab}
            aria-controls="student-panel"
            tabIndex={name === tab ? 0 : -1}
            onKeyDown={walk}
            className={tabClass}
          >
            {t(`dashboard.tab.${name}`)}
            {isCounted(name) && counts && counts[name] > 0 && <NewCount count={counts[name]} />}
          </Link>
        ))}
      </div>
      <div id="student-panel" role="tabpanel" aria-labelledby={idOf(tab)} className="pt-2 sm:pt-3">
        <div className="relative">
          <Panel {...panel} />
          {isLoading && <PanelSkeleton />}
        </div>
      </div>
    </div>
  );
}

const isCounted = (name: TabName) => name === 'reports' || name === 'feedback';

const idOf = (name: TabName) => `tab-${name}`;

function tabReachedBy(key: string, from: TabName, direction: 'ltr' | 'rtl'): TabName | undefined {
  const count = tabNames.length;
  const place = tabNames.indexOf(from);
  const [onward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === onward) return tabNames[(place + 1) % count];
  if (key === back) return tabNames[(place + count - 1) % count];
  if (key === 'Home') return tabNames[0];
  return key === 'End' ? tabNames[count - 1] : undefined;
}

/** Not rendered again while another tab is being opened. */
const Panel = memo(function Panel({ shown, ...family }: Family & { shown: ShownTab }) {
  const { students, selected } = family;
  switch (shown.tab) {
    case 'overview':
      return <Overview {...shown} {...family} />;
    case 'reports':
      return <ReportsPanel student={selected} reports={shown.reports} expected={shown.expected} />;
    case 'feedback':
      return <FeedbackPanel student={selected} feedback={shown.feedback} />;
    case 'settings':
      return <SettingsPanel {...{ students, selected }} notifications={shown.notifications} />;
  }
});

type ReportsPanelProps = { student: Student; reports: ListedReport[] | null; expected: ExpectedReports | null };

function ReportsPanel({ student, reports, expected }: ReportsPanelProps) {
  const ownId = useShell()?.person?.id;
  if (!reports?.length) return <EmptyPanel icon="file-text" text="dashboard.reports.empty" />;
  return (
    <ReportList reports={reports} expected={expected} isGuardian={student.guardians.some(({ id }) => id === ownId)} />
  );
}

type FeedbackPanelProps = { student: Student; feedback: PublishedFeedback[] | null };

function FeedbackPanel({ student, feedback }: FeedbackPanelProps) {
  const t = useTranslate();
  const ownId = useShell()?.person?.id;
  const isAssigned = [student.academicMentor?.id, student.wellbeingCoach?.id].includes(ownId);
  return (
    <>
      {isAssigned && (
        <p className="no-print mb-4">
          <Link
            to={href('/students/:studentId/feedback', { studentId: student.id })}
            className={buttonClass({ size: 'small' })}
          >
            <Icon name="pen-line" />
            {t('feedback.write')}
          </Link>
        </p>
      )}
      {feedback?.length ? (
        <FeedbackList
          feedback={feedback}
          readerId={ownId}
          isGuardian={student.guardians.some(({ id }) => id === ownId)}
        />
      ) : (
        <EmptyPanel icon="message-square-text" text="dashboard.feedback.empty" />
      )}
    </>
  );
}

/** Also shown if the list could not be loaded. @see PD-19 */
function EmptyPanel({ icon, text }: { icon: IconName; text: PlainTranslationKey }) {
  const t = useTranslate();
  return <EmptyState icon={icon} title={t(text)} className={cardClass} />;
}

/** Covers the previous student's panel after 200 ms, so that fast loads do not flicker. */
function PanelSkeleton() {
  const t = useTranslate();
  return (
    <div
      role="status"
      aria-label={t('dashboard.loading')}
      className="absolute inset-0 grid animate-[progress-appear_1ms_200ms_both] gap-4 bg-ivory pane:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]"
    >
      {[1, 2, 3, 4].map((card) => (
        <Card key={card}>
          <Skeleton className="mb-4 h-6 w-40" />
          <SkeletonText />
        </Card>
      ))}
    </div>
  );
}
