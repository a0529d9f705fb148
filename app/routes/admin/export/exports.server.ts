import { absentStudentList } from '#features/absences/absences.ts';
import { listAbsentStudents } from '#features/absences/absent-students.server.ts';
import { listAccounts } from '#features/accounts/accounts.server.ts';
import { accountList } from '#features/accounts/accounts.ts';
import { auditList, storedText } from '#features/audit/audit.ts';
import { listAuditRows } from '#features/audit/audit-rows.server.ts';
import {
  consentList,
  consentStates,
  consentStudentList,
  type Decision,
  type ListedConsent,
  textIn,
} from '#features/consents/consents.ts';
import { listConsentStudents, listConsents } from '#features/consents/console-consents.server.ts';
import { listCourses } from '#features/courses/console-courses.server.ts';
import { courseList } from '#features/courses/courses.ts';
import { listMemberLines, listRuleLines } from '#features/courses/export-courses.server.ts';
import { listContactMessages } from '#features/enquiries/contact-messages.server.ts';
import { contactMessageList } from '#features/enquiries/contact-messages.ts';
import { listEnquiries } from '#features/enquiries/enquiries.server.ts';
import { enquiryList } from '#features/enquiries/enquiries.ts';
import { listContacts } from '#features/families/contacts.server.ts';
import { policyReaderList } from '#features/policies/policies.ts';
import { listPolicyReaders } from '#features/policies/policy-readers.server.ts';
import { levelText, stages } from '#features/students/stages.ts';
import { listStudents } from '#features/students/students.server.ts';
import { ownFields, ownFieldText, type StudentData, studentList } from '#features/students/students.ts';
import { type Exporter, exporterOf, timeOf } from '#http/list-export.server.ts';
import type { Translate } from '#i18n/translate.ts';
import { accountStateText } from '../accounts/account-state.ts';
import { roleLabels } from '../accounts/role-options.tsx';
import { eventText, subjectText } from '../audit-log/audit-texts.ts';
import { audienceText } from '../consents/audience-text.ts';
import { contactColumns } from './contact-columns.ts';
import { courseColumns, memberColumns, ruleColumns } from './course-columns.ts';

/** Keys are the last segments of the URLs. */
export const exporters: ReadonlyMap<string, Exporter> = new Map([
  [
    'accounts',
    exporterOf({
      name: 'accounts',
      shape: accountList,
      read: listAccounts,
      columns: [
        ['admin.create.fullName', ({ fullName }) => fullName],
        ['admin.create.email', ({ email }) => email],
        ['admin.list.role', ({ role }, t) => t(role ? roleLabels[role] : 'admin.role.none')],
        ['admin.list.state', (account, t) => t(accountStateText(account))],
        ['admin.list.lastSignIn', ({ lastSignInAt }) => timeOf(lastSignInAt)],
        ['admin.list.mail', ({ mailState }, t) => t(`admin.mail.${mailState ?? 'none'}`)],
      ],
    }),
  ],
  [
    'students',
    exporterOf({
      name: 'students',
      shape: studentList,
      read: listStudents,
      columns: [
        ...ownFields.map(
          (field) =>
            [
              `students.field.${field}`,
              (student: StudentData, t: Translate) => ownFieldText(student, field, t),
            ] as const,
        ),
        ['guardians.title', ({ guardians }) => guardians.map(({ fullName }) => fullName).join('; ')],
        ['students.field.academicMentor', ({ academicMentorName }) => academicMentorName],
        ['students.field.wellbeingCoach', ({ wellbeingCoachName }) => wellbeingCoachName],
      ],
    }),
  ],
  ['contacts', exporterOf({ name: 'contacts', shape: studentList, read: listContacts, columns: contactColumns })],
  [
    'absences',
    exporterOf({
      name: 'absences',
      shape: absentStudentList,
      read: (tx, query, size) => listAbsentStudents(tx, query, stages, size),
      columns: [
        ['students.field.fullName', ({ fullName }) => fullName],
        ['students.field.studentNumber', ({ studentNumber }) => studentNumber],
        ['students.field.currentLevel', ({ currentLevel }, t) => levelText({ currentLevel, className: null }, t)],
        ['students.field.className', ({ className }) => className],
        ['absence.firstDay', ({ firstDay }) => firstDay],
        ['absence.lastDay', ({ lastDay }) => lastDay],
        ['absence.reason', ({ reason }, t) => t(`absence.reason.${reason}`)],
        ['absentStudents.reportedBy', ({ reporterName }) => reporterName],
        ['absentStudents.reportedAt', ({ reportedAt }) => timeOf(reportedAt)],
      ],
    }),
  ],
  ['courses', exporterOf({ name: 'courses', shape: courseList, read: listCourses, columns: courseColumns })],
  [
    'course-members',
    exporterOf({ name: 'course-members', shape: courseList, read: listMemberLines, columns: memberColumns }),
  ],
  ['course-rules', exporterOf({ name: 'course-rules', shape: courseList, read: listRuleLines, columns: ruleColumns })],
  [
    'consents',
    exporterOf({
      name: 'consents',
      shape: consentList,
      read: listConsents,
      columns: [
        ['consents.list.question', ({ titles }) => textIn(titles, 'en').text],
        ['consents.list.audience', (consent, t) => audienceText(consent, t)],
        ['consents.list.asked', ({ askedAt }) => timeOf(askedAt)],
        ['consents.list.due', ({ answerBy }) => answerBy],
        ['consents.list.state', ({ isClosed }, t) => t(`consents.list.state.${isClosed ? 'closed' : 'open'}`)],
        ...consentStates.map(
          (state) => [`consents.state.${state}`, ({ counts }: ListedConsent) => String(counts[state])] as const,
        ),
      ],
    }),
  ],
  [
    'consent-answers',
    exporterOf({
      name: 'consent-answers',
      shape: consentStudentList,
      read: listConsentStudents,
      columns: [
        ['students.field.fullName', ({ fullName }) => fullName],
        ['students.field.studentNumber', ({ studentNumber }) => studentNumber],
        ['students.field.currentLevel', ({ currentLevel }, t) => levelText({ currentLevel, className: null }, t)],
        ['students.field.className', ({ className }) => className],
        ['consents.students.state', ({ state }, t) => t(`consents.state.${state}`)],
        ['consents.students.guardians', ({ decisions }, t) => decisions.map((one) => decisionText(one, t)).join('; ')],
      ],
    }),
  ],
  [
    'enquiries',
    // Without the messages, which may contain what only one office should read.
    exporterOf({
      name: 'enquiries',
      shape: enquiryList,
      read: (tx, query, size) => listEnquiries(tx, query, size),
      columns: [
        ['enquiries.reference', ({ reference }) => reference],
        ['enquiries.received', ({ receivedAt }) => timeOf(receivedAt)],
        ['enquiries.replyBy', ({ replyBy }) => timeOf(replyBy)],
        ['enquiries.topic', ({ topic }, t) => t(`enquiry.topic.${topic}`)],
        ['admin.list.state', ({ state }, t) => t(`enquiries.state.${state}`)],
        ['pipeline.owner', ({ owner }) => owner?.fullName ?? null],
        ['enquiry.name', ({ name }) => name],
        ['enquiry.email', ({ email }) => email],
        ['enquiries.phone', ({ phone }) => phone],
        ['enquiries.channel', ({ channel }, t) => t(`enquiries.channel.${channel}`)],
        ['enquiry.region', ({ region }) => region],
        ['enquiry.stage', ({ stage }, t) => stage && t(`enquiry.stage.${stage}`)],
        ['enquiries.consultationOn', ({ consultationOn }) => consultationOn],
        ['enquiries.keptUntil', ({ keptUntil }) => timeOf(keptUntil)],
      ],
    }),
  ],
  [
    'contact-messages',
    exporterOf({
      name: 'contact-messages',
      shape: contactMessageList,
      read: (tx, query, size) => listContactMessages(tx, query, size),
      columns: [
        ['enquiries.reference', ({ reference }) => reference],
        ['enquiries.received', ({ receivedAt }) => timeOf(receivedAt)],
        ['enquiries.topic', ({ topic }, t) => t(`enquiry.topic.${topic}`)],
        ['enquiries.office', ({ office }, t) => t(office ? `office.${office}` : 'enquiry.office.other')],
        ['contactMessages.dueOn', ({ dueOn }) => dueOn],
        ['admin.list.state', ({ state }, t) => t(`enquiries.state.${state}`)],
        ['pipeline.owner', ({ owner }) => owner?.fullName ?? null],
        ['enquiry.name', ({ name }) => name],
        ['enquiry.email', ({ email }) => email],
        ['enquiries.phone', ({ phone }) => phone],
        ['enquiries.keptUntil', ({ keptUntil }) => timeOf(keptUntil)],
      ],
    }),
  ],
  [
    'audit-log',
    exporterOf({
      name: 'audit-log',
      shape: auditList,
      read: listAuditRows,
      columns: [
        ['audit.time', ({ happenedAt }) => timeOf(happenedAt)],
        ['audit.event', ({ event }, t) => eventText(event, t)],
        ['audit.person', ({ actor }, t) => (actor ? (actor.fullName ?? actor.id) : t('audit.nobody'))],
        [
          'audit.record',
          ({ subject }, t) => subject && `${subjectText(subject.type, t)} ${subject.name ?? subject.id}`,
        ],
        ['audit.details', ({ details }) => details.map(storedText).join('; ')],
      ],
    }),
  ],
  [
    'policy-acknowledgements',
    exporterOf({
      name: 'policy-acknowledgements',
      shape: policyReaderList,
      read: listPolicyReaders,
      columns: [
        ['policyReaders.person', ({ fullName }) => fullName],
        ['admin.create.email', ({ email }) => email],
        ['policyReaders.role', ({ role }, t) => t(role ? roleLabels[role] : 'admin.role.none')],
        [
          'policyReaders.state',
          ({ acknowledgedAt }, t) => t(`policyReaders.state.${acknowledgedAt ? 'acknowledged' : 'open'}`),
        ],
        ['policyReaders.at', ({ acknowledgedAt }) => timeOf(acknowledgedAt)],
      ],
    }),
  ],
]);

/** `Zoë Adeyemi: Agreed (2026-11-21 12:00:00Z)` */
function decisionText({ guardianName, answer, answeredAt }: Decision, t: Translate): string {
  const said = t('consents.guardian', { name: guardianName ?? '', answer: t(`consents.answer.${answer ?? 'none'}`) });
  return answeredAt ? `${said} (${timeOf(answeredAt)})` : said;
}
