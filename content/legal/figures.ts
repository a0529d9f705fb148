/**
 * The figures of all policies. Prose, diagrams, forms and retention jobs read them from here, so that policies and system
 * cannot differ. @see content §9 @see PD-3, PD-25
 *
 * Prose contains placeholders such as `{enquiryRetentionDays}` for numbers, percentages, sums with their currency, and dates
 * in the reader's language.
 */
export const figures = {
  // Enquiries
  enquiryResponseHours: 48,
  enquiryRetentionDays: 30,
  /** Retention once a consultation is scheduled. */
  enquiryRetentionAcademicYears: 1,
  academicYearEnd: { month: 8, day: 31 },
  /** Retention of messages on other topics after they were closed. */
  messageRetentionDays: 30,
  /** Retention of messages about safeguarding, complaints, appeals and cancellations: at least that of student and finance records. */
  messageRecordYears: 7,

  // Messages
  /** Retention of files that were uploaded for a message but never sent. */
  unsentFileDays: 30,

  /** Announcements are kept until the end of this many school years after the one in which they were published. */
  announcementSchoolYears: 2,

  /** Retention of meetings with families, after the last time that was offered with them. */
  meetingMonths: 12,

  // Data protection
  recordsAfterEnrolmentYears: 7,
  recordsAfterDepartureYears: 6,
  financialRecordsYears: 7,
  deletionRequestDays: 30,
  dataRightsMonths: 1,
  breachNotificationHours: 72,
  encryptionBits: 256,
  itLogsMonths: 12,
  applicantRecordsMonths: 12,
  backupDays: 30,

  // Recruitment
  /** Retention of unsuccessful applications and of copies of criminal record certificates. */
  recruitmentRecordsMonths: 6,

  // Refunds and payment
  coolingOffDays: 14,
  fullRefundBeyondDays: 30,
  fullRefund: { share: 1 },
  halfRefundFromDays: 15,
  halfRefundToDays: 30,
  halfRefund: { share: 0.5 },
  quarterRefundBelowDays: 15,
  quarterRefund: { share: 0.25 },
  refundAfterStart: { share: 0 },
  depositRefundIfSchoolCancels: { share: 1 },
  refundProcessingDays: 30,
  cancellationRefundDays: 14,
  deferralNoticeDays: 7,
  withdrawalAfterRefusedDeferralDays: 7,
  deferrals: 1,
  transfers: 1,
  paymentCurrencies: ['GBP', 'USD'],
  overduePaymentDays: 14,

  // Notices of the school
  noticeWorkingDays: 2,

  // Conduct
  conductAppealWorkingDays: 10,

  // Safeguarding and governance
  safeguardingTrainingMonths: 12,
  /** After this time the Director is told that nobody has acknowledged a concern or report. */
  concernEscalationHours: 24,
  /** Safeguarding records are kept at least until the former student is this old. */
  safeguardingRecordsToAge: 25,
  /** Retention of earlier versions of safety details. */
  formerSafetyMonths: 12,
  spendingApproval: { amount: 5000, currency: 'GBP' },
  nextAccountsDue: { date: '2025-09-30' },

  // Complaints
  informalComplaintWorkingDays: 10,
  formalComplaintDays: 30,
  complaintAcknowledgementWorkingDays: 5,
  complaintInvestigationWorkingDays: 20,
  academicAppealWorkingDays: 10,
  appealDecisionWorkingDays: 20,
  externalReviewWorkingDays: 20,

  // Gifts
  tokenGift: { amount: 25, currency: 'GBP' },

  // Whistleblowing
  whistleblowingAcknowledgementWorkingDays: 5,

  // Review
  policiesUpdated: { yearMonth: '2025-01' },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export type Figure =
  | number
  | { readonly share: number }
  | { readonly amount: number; readonly currency: string }
  | { readonly date: string }
  | { readonly yearMonth: string }
  | { readonly month: number; readonly day: number }
  | readonly string[];
