import { describe, expect, it } from 'vitest';
import { figures } from '#content/legal/figures.ts';
import { deletionLimits, keptUntil, retentionLoss, type StoredEnquiry } from './retention.ts';

const received = (day: string, consultationOn: string | null = null): StoredEnquiry => ({
  topic: 'consultation',
  office: null,
  closedAt: null,
  receivedAt: new Date(`${day}T15:30:00Z`),
  consultationOn,
});
const kept = (day: string, consultationOn: string | null = null) =>
  keptUntil(received(day, consultationOn))?.toISOString();

describe('An enquiry', () => {
  // @see privacy-policy 7.1, privacy-policy 7.6, admissions-policy 2.8, pages/admissions enquiry steps
  // @see pages/privacy glance figures 0, pages/privacy sections 1 paragraphs 1
  // @see translations enquiries.consultationOn.hint, translations enquiries.confirm.deletedOn
  // @see translations enquiries.confirm.deletedTonight
  it('is kept for the number of days in the policy, to the second', () => {
    expect(figures.enquiryRetentionDays).toBe(30);
    expect(kept('2026-01-15')).toBe('2026-02-14T15:30:00.000Z');
  });

  it.each([
    ['2026-01-15', '2026-02-01', '2026-09-01T00:00:00.000Z'],
    ['2026-07-20', '2026-08-31', '2026-09-01T00:00:00.000Z'],
    ['2026-07-20', '2026-09-01', '2027-09-01T00:00:00.000Z'],
    ['2026-12-20', '2027-01-10', '2027-09-01T00:00:00.000Z'],
  ])('received on %s with a consultation on %s is kept until %s', (day, consultationOn, until) => {
    expect(kept(day, consultationOn)).toBe(until);
  });

  it('is not deleted earlier because a consultation is scheduled', () => {
    expect(kept('2026-08-20', '2026-08-28')).toBe('2026-09-19T15:30:00.000Z');
  });
});

// @see content §9.4, privacy-policy 7.1, privacy-policy 7.6, admissions-policy 2.8, pages/admissions enquiry steps
// @see pages/privacy glance figures 0, pages/privacy sections 1 paragraphs 1, translations pipeline.confirm.closed
// @see translations pipeline.confirm.enrolled
it('The job deletes exactly the enquiries whose retention period has ended', () => {
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2026, 5, 3) + index * 9 * 24 * 3_600_000).toISOString().slice(0, 10),
  );
  const outcomes = new Set<boolean>();
  for (const now of days.map((day) => new Date(`${day}T00:00:00Z`))) {
    const { receivedUntil, consultationUntil } = deletionLimits(now);
    for (const day of days) {
      for (const consultationOn of [null, ...days]) {
        const enquiry = received(day, consultationOn);
        const isDeleted =
          enquiry.receivedAt <= receivedUntil && (consultationOn === null || consultationOn <= consultationUntil);
        outcomes.add(isDeleted);
        const until = keptUntil(enquiry);
        if (isDeleted !== (until !== null && until <= now))
          expect.fail(`${now.toISOString()} ${day} ${consultationOn}`);
      }
    }
  }
  expect(outcomes.size).toBe(2);
});

describe('A message on another topic', () => {
  it('is kept at least as long as the records to which it may belong', () => {
    const { recordsAfterEnrolmentYears, financialRecordsYears, messageRecordYears } = figures;
    expect(messageRecordYears).toBeGreaterThanOrEqual(Math.max(recordsAfterEnrolmentYears, financialRecordsYears));
  });

  const closed = (topic: StoredEnquiry['topic'], at: string | null) =>
    keptUntil({ ...received('2020-01-01'), topic, closedAt: at === null ? null : new Date(at) })?.toISOString();

  // @see privacy-policy 7.5
  it('is kept until it is closed, however old it is', () => {
    for (const topic of ['safeguarding', 'complaint', 'cancellation', 'data', 'account', 'other'] as const)
      expect(closed(topic, null)).toBeUndefined();
  });

  // @see privacy-policy 7.5
  it('is kept for the period of its topic after it is closed', () => {
    expect(closed('safeguarding', '2026-05-10T09:00:00Z')).toBe('2033-05-10T09:00:00.000Z');
    expect(closed('complaint', '2026-05-10T09:00:00Z')).toBe('2033-05-10T09:00:00.000Z');
    expect(closed('cancellation', '2026-05-10T09:00:00Z')).toBe('2033-05-10T09:00:00.000Z');
    for (const topic of ['data', 'account', 'other'] as const)
      expect(closed(topic, '2026-05-10T09:00:00Z')).toBe('2026-06-09T09:00:00.000Z');
  });

  it('is kept until 28 February if it was closed on 29 February', () => {
    expect(closed('complaint', '2024-02-29T09:00:00Z')).toBe('2031-02-28T09:00:00.000Z');
  });
});

describe('A change of the consultation', () => {
  it('loses nothing when a day is added or moved within the academic year', () => {
    expect(retentionLoss(received('2026-01-15'), '2026-02-01')).toBeNull();
    expect(retentionLoss(received('2026-01-15', '2026-02-01'), '2026-03-01')).toBeNull();
    expect(retentionLoss(received('2026-01-15'), null)).toBeNull();
  });

  it('loses the day and the longer retention when the day is removed', () => {
    expect(retentionLoss(received('2026-01-15', '2026-02-01'), null)).toEqual({
      removedConsultation: '2026-02-01',
      earlierDeletion: { before: new Date('2026-09-01T00:00:00Z'), after: new Date('2026-02-14T15:30:00Z') },
    });
  });

  // @see translations enquiries.consultationOn.hint, translations enquiries.confirm.deletedOn
  // @see translations enquiries.confirm.deletedTonight
  it('loses a year of retention when the day moves to an earlier academic year', () => {
    expect(retentionLoss(received('2026-07-20', '2026-09-01'), '2026-08-31')).toEqual({
      removedConsultation: null,
      earlierDeletion: { before: new Date('2027-09-01T00:00:00Z'), after: new Date('2026-09-01T00:00:00Z') },
    });
  });
});
