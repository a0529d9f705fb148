import { href } from 'react-router';
import type { Role } from '#content/roles.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { IconName } from '#ui/icons/icon-names.ts';
import type { ShellData } from './shell-data.server.ts';

export interface PortalLink {
  path: string;
  label: PlainTranslationKey;
  icon: IconName;
  /** Leads to the console, which has its own navigation; on phones, some of its pages have a link here, too. */
  isSection?: boolean;
  /** On phones in the account menu, because the bar has no room for it. */
  isInMenuOnPhones?: boolean;
  /** The bar of a phone has links to the pages that are used most; elsewhere the section's navigation has them. */
  isOnlyOnPhones?: boolean;
}

const dashboard: PortalLink = { path: href('/parent-dashboard'), label: 'nav.dashboard', icon: 'layout-dashboard' };
const messages: PortalLink = { path: href('/inbox'), label: 'portal.messages', icon: 'mail' };
const calendar: PortalLink = { path: href('/calendar'), label: 'portal.calendar', icon: 'calendar-days' };
const announcements: PortalLink = { path: href('/announcements'), label: 'portal.announcements', icon: 'megaphone' };
const myDay: PortalLink = { path: href('/my-day'), label: 'portal.myDay', icon: 'clock' };
const reports: PortalLink = { path: href('/safeguarding'), label: 'portal.safeguarding', icon: 'shield-check' };
const contactMessages: PortalLink = {
  path: href('/office-messages'),
  label: 'portal.officeMessages',
  icon: 'message-square-text',
};
const attendance: PortalLink = { path: href('/attendance'), label: 'portal.attendance', icon: 'calendar-off' };
const requests: PortalLink = { path: href('/privacy-requests'), label: 'portal.privacyRequests', icon: 'file-text' };

const meetings: PortalLink = { path: href('/meetings'), label: 'portal.meetings', icon: 'clock' };

/** What only some people have; below 1536 px in the account menu. @see PD-47, PD-58, PD-69, PD-70, PD-75 */
export function ownLinks(
  shell:
    | Pick<
        ShellData,
        'hasMeetings' | 'handlesReports' | 'handlesOfficeMessages' | 'handlesPrivacyRequests' | 'overseesAttendance'
      >
    | undefined,
): PortalLink[] {
  return [
    ...(shell?.hasMeetings ? [meetings] : []),
    ...(shell?.handlesReports ? [reports] : []),
    ...(shell?.handlesOfficeMessages ? [contactMessages] : []),
    ...(shell?.handlesPrivacyRequests ? [requests] : []),
    ...(shell?.overseesAttendance ? [attendance] : []),
  ];
}

/** The links of a role; with lessons, those of the calendar or of the day, which administrators have in the account menu on phones. */
export function roleLinks(role: Role, shell: Pick<ShellData, 'hasLessons'> | undefined): readonly PortalLink[] {
  const links = portalLinks[role];
  if (!shell?.hasLessons) return links;
  switch (role) {
    case 'parent':
      return links.toSpliced(1, 0, calendar);
    case 'mentor':
      return [myDay, ...links];
    case 'admin':
      return [...links, { ...myDay, isInMenuOnPhones: true }];
  }
}

/** @see PD-32 */
const portalLinks: Record<Role, readonly PortalLink[]> = {
  parent: [dashboard, messages, announcements],
  mentor: [{ path: href('/students'), label: 'portal.students', icon: 'graduation-cap' }, messages, announcements],
  admin: [
    { path: href('/admin-console'), label: 'portal.console', icon: 'layout-dashboard', isSection: true },
    { path: href('/admin-console/accounts'), label: 'portal.accounts', icon: 'users', isOnlyOnPhones: true },
    { path: href('/admin-console/students'), label: 'portal.students', icon: 'graduation-cap', isOnlyOnPhones: true },
    {
      path: href('/admin-console/enquiries'),
      label: 'portal.enquiries',
      icon: 'message-square-text',
      isOnlyOnPhones: true,
    },
    messages,
    { ...announcements, isInMenuOnPhones: true },
  ],
};
