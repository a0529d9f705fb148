import { Activity, Bell, FileText, LineChart, type LucideIcon, MessageSquareText, Settings } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLanguage, useTranslate } from '../../i18n/language-context.tsx';
import type { PlainMessageKey } from '../../i18n/translate.ts';
import { Card, cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { tabClass, tabListClass, tabPanelClass } from '../../ui/tabs.ts';
import { dashboardAddress, type TabName, tabNames } from './dashboard-address.ts';

type StudentTabsProps = { studentId: string; tab: TabName; isLoading: boolean };

/** Four tabs about the selected student. Each is a link, so that they work without a script and have an address. */
export function StudentTabs({ studentId, tab, isLoading }: StudentTabsProps) {
  const { direction, t } = useLanguage();
  const navigate = useNavigate();
  const addressOf = (name: TabName) => dashboardAddress({ studentId, tab: name });
  return (
    <Tabs.Root
      value={tab}
      dir={direction}
      onValueChange={(name) => void navigate(addressOf(name as TabName), { preventScrollReset: true })}
    >
      <Tabs.List aria-label={t('dashboard.tabs')} className={tabListClass}>
        {tabNames.map((name) => (
          <Tabs.Trigger key={name} value={name} asChild>
            <Link to={addressOf(name)} preventScrollReset className={tabClass}>
              {t(`dashboard.tab.${name}`)}
            </Link>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabNames.map((name) => (
        <Tabs.Content key={name} value={name} className={tabPanelClass}>
          <div className="relative">
            {panels[name]}
            {isLoading && <PanelSkeleton />}
          </div>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Nothing of these is kept yet; the texts are what an empty list says. @see decisions 19 */
const panels: Record<TabName, ReactNode> = {
  overview: (
    <div className="grid gap-4 pane:grid-cols-3">
      <OverviewCard icon={Activity} title="dashboard.activity.title" empty="dashboard.activity.empty" />
      <OverviewCard icon={LineChart} title="dashboard.progress.title" empty="dashboard.progress.empty" />
      <OverviewCard icon={Bell} title="dashboard.notifications.title" empty="dashboard.notifications.empty" />
    </div>
  ),
  reports: <EmptyPanel icon={FileText} text="dashboard.reports.empty" />,
  feedback: <EmptyPanel icon={MessageSquareText} text="dashboard.feedback.empty" />,
  settings: <EmptyPanel icon={Settings} text="dashboard.settings.empty" />,
};

type OverviewCardProps = { icon: LucideIcon; title: PlainMessageKey; empty: PlainMessageKey };

function OverviewCard({ icon: Icon, title, empty }: OverviewCardProps) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="flex items-center gap-2.5 text-xl">
        <Icon aria-hidden strokeWidth={1.6} className="size-5 shrink-0 text-brass" />
        {t(title)}
      </h2>
      <p className="mt-3 text-ink-soft">{t(empty)}</p>
    </Card>
  );
}

function EmptyPanel({ icon, text }: { icon: LucideIcon; text: PlainMessageKey }) {
  const t = useTranslate();
  return <EmptyState icon={icon} title={t(text)} className={cardClass} />;
}

/** Covers the panel of the student before, once the wait has lasted 200 ms: a quick one flashes nothing. */
function PanelSkeleton() {
  const t = useTranslate();
  return (
    <div
      role="status"
      aria-label={t('dashboard.loading')}
      className="absolute inset-0 grid animate-[progress-appear_1ms_200ms_both] gap-4 bg-ivory pane:grid-cols-3"
    >
      {[1, 2, 3].map((card) => (
        <Card key={card}>
          <Skeleton className="mb-4 h-6 w-40" />
          <SkeletonText />
        </Card>
      ))}
    </div>
  );
}
