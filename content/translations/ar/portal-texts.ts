import type { texts as english } from '../en/portal-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { accountPage } from './account-page.ts';
import { mentoring } from './mentoring.ts';
import { messageSearch } from './message-search.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { passkeys } from './passkeys.ts';
import { portal } from './portal.ts';
import { reportNotices } from './report-notices.ts';
import { signInCode } from './sign-in-code.ts';
import { twoFactor } from './two-factor.ts';

/** The texts of signed-in pages in addition to those of every page. */
export const texts = {
  ...accountPage,
  ...mentoring,
  ...messageSearch,
  ...messages,
  ...notifications,
  ...passkeys,
  ...portal,
  ...reportNotices,
  ...signInCode,
  ...twoFactor,
} as const satisfies TranslationOf<typeof english>;
