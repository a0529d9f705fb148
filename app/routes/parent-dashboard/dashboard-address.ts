export const tabNames = ['overview', 'reports', 'feedback', 'settings'] as const;
export type TabName = (typeof tabNames)[number];

/** The first tab where the address names none, or one that there is not. */
export function tabOf(search: URLSearchParams): TabName {
  return tabNames.find((name) => name === search.get('tab')) ?? 'overview';
}

/** The selection lives in the address, so that reload and back keep it. */
export function dashboardAddress({ studentId, tab }: { studentId: string; tab: TabName }): string {
  return `/parent-dashboard?${new URLSearchParams({ student: studentId, ...(tab !== 'overview' && { tab }) })}`;
}
