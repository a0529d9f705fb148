import { href } from 'react-router';
import { parseUuid } from '#platform/uuid.ts';

export const tabNames = ['overview', 'reports', 'feedback', 'settings'] as const;
export type TabName = (typeof tabNames)[number];

/** The first tab if the URL names none or an unknown one. */
export function tabOf(search: URLSearchParams): TabName {
  return tabNames.find((name) => name === search.get('tab')) ?? 'overview';
}

/** The selection is part of the URL, so that Reload and Back keep it. */
export function dashboardPath({ studentId, tab }: { studentId: string; tab: TabName }): string {
  return `${href('/parent-dashboard')}?${new URLSearchParams({ student: studentId, ...(tab !== 'overview' && { tab }) })}`;
}

export const absencesPath = href('/parent-dashboard/absences');

export const unreadShown = 5;

export interface ActivityQuery {
  ofAll: boolean;
  before: string | null;
}

export function activityQueryOf(search: URLSearchParams): ActivityQuery {
  return { ofAll: search.get('activity') === 'all', before: parseUuid(search.get('before')) };
}

export function activityPath(studentId: string, { ofAll, before }: ActivityQuery): string {
  const more = new URLSearchParams({ ...(ofAll && { activity: 'all' }), ...(before && { before }) });
  return `${dashboardPath({ studentId, tab: 'overview' })}${more.size > 0 ? `&${more}` : ''}#activity`;
}
