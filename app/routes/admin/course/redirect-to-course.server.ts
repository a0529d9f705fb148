import { href, type RouterContextProvider } from 'react-router';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { Notice } from '#ui/notices.ts';

/** Shows the course with a notice. */
export const redirectToCourse = (context: Readonly<RouterContextProvider>, courseId: string, notice: Notice) =>
  redirectWithNotice(context, href('/admin-console/courses/:courseId', { courseId }), notice);
