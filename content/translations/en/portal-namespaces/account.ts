import { accountPage } from '../account-page.ts';
import { notifications } from '../notifications.ts';
import { officesPage } from '../offices-page.ts';
import { passkeys } from '../passkeys.ts';
import { policyNotices } from '../policy-notices.ts';
import { twoFactor } from '../two-factor.ts';

/** Pages of one’s account. */
export const texts = {
  ...accountPage,
  ...notifications,
  ...officesPage,
  ...passkeys,
  ...policyNotices,
  ...twoFactor,
} as const;
