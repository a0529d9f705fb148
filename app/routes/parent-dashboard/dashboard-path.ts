import { href } from 'react-router';
import { parseUuid } from '#platform/uuid.ts';

export const tabNames = ['overview', 'reports', 'feedback', 'settings'] as const;
export type TabName = (typeof tabNames)[number];

/** The first tab if the URL names none or an unknown one. */
export function tabOf(search: URLSearchParams): TabName {
  return tabNames.find((name) => name === search.get('tab')) ?? 'overview';
}

/** Null: no student is chosen, so the overview is about all. */
type Selection = { studentId: string | null; tab: TabName };

/** The selection is part of the URL, so that Reload and Back keep it. */
export const dashboardPath = ({ studentId, tab }: Selection): string =>
  pathWith({ student: studentId, tab: tab === 'overview' ? null : tab });

function pathWith(parameters: Record<string, string | null>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return href('/parent-dashboard') + (given.length > 0 ? `?${new URLSearchParams(given)}` : '');
}

export const absencesPath = href('/parent-dashboard/absences');

export const safetyPath = (studentId: string): string => href('/parent-dashboard/safety/:studentId', { studentId });

export const unreadShown = 5;

/** The entry after which the list of activity continues. */
export const activityBefore = (search: URLSearchParams): string | null => parseUuid(search.get('before'));

export const activityPath = (studentId: string | null, before: string | null): string =>
  `${pathWith({ student: studentId, before })}#activity`;
