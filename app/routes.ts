import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { policies } from '#content/legal/policies.ts';
import { pathsOf } from './route-options.ts';

const policyPages = policies.map(({ slug }) =>
  route(`legal/${slug}`, 'routes/legal/policy.tsx', { id: `routes/legal/policy/${slug}` }),
);

/** Unknown addresses in the portal, which keep its header. */
const portalNotFound = pathsOf('portal').map((path) =>
  route(`${path.slice(1)}/*`, 'routes/unknown-portal-page.tsx', { id: `routes/unknown-portal-page${path}` }),
);

/** Absent from builds, which set NODE_ENV to production. */
const developmentPages =
  process.env['NODE_ENV'] === 'development'
    ? [
        route(':language?/dev/gallery', 'routes/dev/gallery/route.tsx'),
        route('dev/gallery/people', 'routes/dev/gallery/people.ts'),
      ]
    : [];

/** @see core §2, content §2, contract */
export default [
  layout('routes/public/public-pages.tsx', [
    route(':language?', 'routes/public/in-language.tsx', [
      index('routes/public/home/route.tsx'),
      route('vision', 'routes/public/vision.tsx'),
      route('our-philosophy', 'routes/public/our-philosophy.tsx'),
      route('manifesto', 'routes/public/manifesto.tsx'),
      route('curriculum', 'routes/public/curriculum/route.tsx'),
      route('faculty', 'routes/public/faculty.tsx'),
      route('global-presence', 'routes/public/global-presence.tsx'),
      route('global-network', 'routes/public/global-network/route.tsx'),
      route('admissions', 'routes/public/admissions/route.tsx'),
      route('questions', 'routes/public/questions/route.tsx'),
      route('privacy', 'routes/public/privacy.tsx'),
      route('terms', 'routes/public/terms.tsx'),
      route('governance', 'routes/public/governance/route.tsx'),
      route('legal', 'routes/legal/hub.tsx'),
      route('accessibility', 'routes/public/accessibility.tsx'),
      ...policyPages,
      route('legal/:policy/versions', 'routes/legal/versions.tsx'),
      route('legal/:policy/versions/:number', 'routes/legal/version.tsx'),
    ]),
    ...developmentPages,
  ]),
  layout('routes/account/entry-pages.tsx', [
    route('parent-login', 'routes/account/parent-login.tsx'),
    route('parent-login/code', 'routes/account/sign-in-code.tsx'),
    route('forgot-password', 'routes/account/forgot-password.tsx'),
    route('reset-password', 'routes/account/reset-password.tsx'),
    route('confirm-email', 'routes/account/confirm-email.tsx'),
    route('confirm-merge', 'routes/account/confirm-merge.tsx'),
    route('invitation', 'routes/account/invitation.tsx'),
  ]),
  route('sign-out', 'routes/account/sign-out.tsx'),
  route('session', 'routes/account/session.ts'),
  route('parent-login/passkey', 'routes/account/passkeys/sign-in-options.ts'),
  route('parent-login/code/passkey', 'routes/account/passkeys/second-step-options.ts'),
  route('account/two-factor/passkey', 'routes/account/two-factor/passkey-options.ts'),
  layout('routes/signed-in.tsx', [
    route('change-password', 'routes/account/change-password.tsx'),
    route('account', 'routes/account/account-page/route.tsx'),
    route('account/notifications', 'routes/account/notifications.tsx'),
    route('account/data', 'routes/account/own-data/route.tsx'),
    route('account/offices', 'routes/account/offices/route.tsx'),
    route('account/policies', 'routes/account/policies.tsx'),
    route('account/two-factor', 'routes/account/two-factor/route.tsx'),
    route('parent-dashboard', 'routes/parent-dashboard/route.tsx'),
    route('parent-dashboard/absences', 'routes/absences/route.tsx'),
    route('parent-dashboard/reports/:reportId', 'routes/parent-dashboard/report/route.tsx'),
    route('parent-dashboard/reports/:reportId/pdf', 'routes/parent-dashboard/report/pdf.ts'),
    route('parent-dashboard/reports/of/:studentId/:termId', 'routes/parent-dashboard/report/term.tsx'),
    route('parent-dashboard/reports/of/:studentId/:termId/pdf', 'routes/parent-dashboard/report/term-pdf.ts'),
    layout('routes/students/mentors-only.tsx', [
      route('students', 'routes/students/route.tsx'),
      route('students/reports', 'routes/students/reports/route.tsx'),
      route('students/reports/publish', 'routes/students/reports/publish.tsx'),
      route('students/reports/:studentId', 'routes/students/reports/entry.tsx'),
      route('students/write', 'routes/students/write/route.tsx'),
      route('students/letters/:letterId', 'routes/students/letter.tsx'),
      route('students/:studentId/feedback', 'routes/students/feedback/route.tsx'),
    ]),
    layout('routes/inbox/route.tsx', [
      route('inbox', 'routes/inbox/compose.tsx'),
      route('inbox/:messageId', 'routes/inbox/message.tsx'),
    ]),
    route('inbox/older', 'routes/inbox/older.ts'),
    route('inbox/:messageId/report', 'routes/inbox/report-message.tsx'),
    route('safeguarding', 'routes/safeguarding/route.tsx'),
    route('safeguarding/concerns/:concernId', 'routes/safeguarding/concern.tsx'),
    route('safeguarding/:reportId', 'routes/safeguarding/report.tsx'),
    route('office-messages', 'routes/office-messages/route.tsx'),
    route('office-messages/add', 'routes/office-messages/add.tsx'),
    route('office-messages/:messageId', 'routes/office-messages/message.tsx'),
    route('privacy-requests', 'routes/privacy-requests/route.tsx'),
    route('privacy-requests/export', 'routes/privacy-requests/export.ts'),
    route('privacy-requests/:requestId', 'routes/privacy-requests/request.tsx'),
    layout('routes/admin/admin-only.tsx', [
      route('admin-console', 'routes/admin/overview/route.tsx'),
      route('admin-console/accounts', 'routes/admin/accounts/route.tsx'),
      route('admin-console/accounts/:accountId', 'routes/admin/account/route.tsx'),
      route('admin-console/accounts/:accountId/erase', 'routes/admin/erase-account/route.tsx'),
      route('admin-console/accounts/:accountId/merge', 'routes/admin/merge-accounts/route.tsx'),
      route('admin-console/families/add', 'routes/admin/family/route.tsx'),
      route('admin-console/students', 'routes/admin/students/route.tsx'),
      route('admin-console/search', 'routes/admin/search/route.tsx'),
      route('admin-console/absences', 'routes/admin/absences/route.tsx'),
      route('admin-console/students/:studentId', 'routes/admin/student/route.tsx'),
      route('admin-console/students/:studentId/guardians/add', 'routes/admin/guardian/add.tsx'),
      route('admin-console/students/:studentId/guardians/:guardianId', 'routes/admin/guardian/route.tsx'),
      route('admin-console/reports', 'routes/admin/reports/route.tsx'),
      route('admin-console/reports/:kind/:settingId', 'routes/admin/report-setting/route.tsx'),
      route('admin-console/year-end', 'routes/admin/year-end/route.tsx'),
      route('admin-console/enquiries', 'routes/admin/enquiries/route.tsx'),
      route('admin-console/enquiries/board', 'routes/admin/enquiry-board/route.tsx'),
      route('admin-console/enquiries/messages', 'routes/admin/contact-messages/route.tsx'),
      route('admin-console/enquiries/:enquiryId', 'routes/admin/enquiry/route.tsx'),
      route('admin-console/offices', 'routes/admin/offices/route.tsx'),
      route('admin-console/offices/:office', 'routes/admin/office/route.tsx'),
      route('admin-console/school-facts', 'routes/admin/school-facts/route.tsx'),
      route('admin-console/school-facts/:fact', 'routes/admin/school-fact/route.tsx'),
      route('admin-console/insights', 'routes/admin/insights/route.tsx'),
      route('admin-console/audit-log', 'routes/admin/audit-log/route.tsx'),
      route('admin-console/policies', 'routes/admin/policies/route.tsx'),
      route('admin-console/retention', 'routes/admin/retention/route.tsx'),
      route('admin-console/export/:list', 'routes/admin/export/route.ts'),
      route('admin-console/import', 'routes/admin/import/route.tsx'),
      route('admin-console/import/rows', 'routes/admin/import/rows.ts'),
      route('admin-console/import/templates/:kind', 'routes/admin/import/template.ts'),
    ]),
    ...portalNotFound,
  ]),
  layout('routes/signed-in-resources.tsx', [
    route('account/data/download', 'routes/account/own-data/download.ts'),
    route('students/reports/draft', 'routes/students/reports/draft.ts'),
    route('inbox/events', 'routes/inbox/events.ts'),
    route('inbox/recipients', 'routes/inbox/recipients.ts'),
    route('inbox/attachments', 'routes/attachments/upload.ts'),
    route('inbox/attachments/:fileId', 'routes/attachments/download.ts'),
    route('admin-console/people', 'routes/admin/people.ts'),
    route('admin-console/search/results', 'routes/admin/search/results.ts'),
  ]),
  route('analytics', 'routes/analytics.ts'),
  route('preferences/language', 'routes/preferences/language.ts'),
  route('preferences/consent', 'routes/preferences/consent.ts'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
