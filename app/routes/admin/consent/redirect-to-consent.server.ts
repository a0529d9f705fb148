import { href, type RouterContextProvider } from 'react-router';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { Notice } from '#ui/notices.ts';

/** Shows the question with a notice. */
export const redirectToConsent = (context: Readonly<RouterContextProvider>, consentId: string, notice: Notice) =>
  redirectWithNotice(context, href('/admin-console/consents/:consentId', { consentId }), notice);
