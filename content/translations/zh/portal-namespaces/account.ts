import type { texts as english } from '../../en/portal-namespaces/account.ts';
import type { TranslationOf } from '../../translation.ts';
import { accountPage } from '../account-page.ts';
import { notifications } from '../notifications.ts';
import { officesPage } from '../offices-page.ts';
import { passkeys } from '../passkeys.ts';
import { policyNotices } from '../policy-notices.ts';
import { twoFactor } from '../two-factor.ts';

export const texts = {
  ...accountPage,
  ...notifications,
  ...officesPage,
  ...passkeys,
  ...policyNotices,
  ...twoFactor,
} as const satisfies TranslationOf<typeof english>;
