export const tabNames = ['overview', 'reports', 'feedback', 'settings'] as const;
export type TabName = (typeof tabNames)[number];

/** The first tab if the URL names none or an unknown one. */
export function tabOf(search: URLSearchParams): TabName {
  return tabNames.find((name) => name === search.get('tab')) ?? 'overview';
}

/** The selection is part of the URL, so that Reload and Back keep it. */
export function dashboardPath({ studentId, tab }: { studentId: string; tab: TabName }): string {
  return `/parent-dashboard?${new URLSearchParams({ student: studentId, ...(tab !== 'overview' && { tab }) })}`;
}
