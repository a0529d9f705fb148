import { href, type RouterContextProvider } from 'react-router';
import { getSession } from '#http/session.server.ts';
import { dashboardPath } from '../dashboard-path.ts';

/** Administrators have the reports of a student on the student's page. */
export const allReportsPath = (context: Readonly<RouterContextProvider>, studentId: string): string =>
  getSession(context).role === 'admin'
    ? href('/admin-console/students/:studentId', { studentId })
    : dashboardPath({ studentId, tab: 'reports' });
