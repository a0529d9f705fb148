import { randomUUID } from 'node:crypto';
import type { Audience, ConsentAnswer, TextsByLanguage } from '#features/consents/consents.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

/** By default an open question in English, for which one answer is enough. */
export interface SampleConsent {
  id?: string;
  titles?: TextsByLanguage;
  texts?: TextsByLanguage;
  audience?: Exclude<Audience, 'class'>;
  studentIds: readonly string[];
  askedBy?: string | null;
  /** Days as `2026-11-22`. */
  answerBy?: string;
  validUntil?: string | null;
  needsAll?: boolean;
  askedAt?: Date;
  closedAt?: Date | null;
}

const types = {
  consents: {
    id: 'uuid',
    audience: 'text',
    asked_by: 'uuid',
    request_id: 'uuid',
    asked_at: 'timestamptz',
    closed_at: 'timestamptz',
  },
  versions: {
    consent_id: 'uuid',
    number: 'integer',
    titles: 'jsonb',
    texts: 'jsonb',
    answer_by: 'date',
    valid_until: 'date',
    needs_all: 'boolean',
    published_at: 'timestamptz',
  },
  students: { consent_id: 'uuid', student_id: 'uuid', asked_at: 'timestamptz' },
  answers: {
    id: 'uuid',
    consent_id: 'uuid',
    student_id: 'uuid',
    version: 'integer',
    guardian_id: 'uuid',
    answer: 'text',
    language: 'text',
    request_id: 'uuid',
    answered_at: 'timestamptz',
  },
};

/** Adds questions in their first version, without notices. Returns their ids. */
export async function addConsents(asOwner: AsOwner, consents: readonly SampleConsent[]): Promise<string[]> {
  const complete = consents.map(({ id = randomUUID(), askedAt = new Date(), ...consent }) => ({
    ...consent,
    id,
    askedAt,
  }));
  const asked = complete.map(({ id, askedAt, audience = 'chosen', askedBy = null, closedAt = null }) => ({
    id,
    audience,
    asked_by: askedBy,
    request_id: id,
    asked_at: askedAt,
    closed_at: closedAt,
  }));
  await insertRows(asOwner, 'consents', types.consents, asked);
  const versions = complete.map(({ id, askedAt, ...question }) => ({
    consent_id: id,
    number: 1,
    titles: JSON.stringify(question.titles ?? { en: 'Day at the museum' }),
    texts: JSON.stringify(question.texts ?? { en: 'May your child come with us?' }),
    answer_by: question.answerBy ?? '2030-06-01',
    valid_until: question.validUntil ?? null,
    needs_all: question.needsAll ?? false,
    published_at: askedAt,
  }));
  await insertRows(asOwner, 'consent_versions', types.versions, versions);
  const students = complete.flatMap(({ id, studentIds, askedAt }) =>
    studentIds.map((studentId) => ({ consent_id: id, student_id: studentId, asked_at: askedAt })),
  );
  await insertRows(asOwner, 'consent_students', types.students, students);
  return complete.map(({ id }) => id);
}

export interface SampleAnswer {
  id?: string;
  consentId: string;
  studentId: string;
  guardianId: string;
  answer: ConsentAnswer;
  answeredAt?: Date;
}

export async function addConsentAnswers(asOwner: AsOwner, answers: readonly SampleAnswer[]): Promise<void> {
  const rows = answers.map(({ id = randomUUID(), answeredAt = new Date(), ...given }) => ({
    id,
    consent_id: given.consentId,
    student_id: given.studentId,
    version: 1,
    guardian_id: given.guardianId,
    answer: given.answer,
    language: 'en',
    request_id: id,
    answered_at: answeredAt,
  }));
  await insertRows(asOwner, 'consent_answers', types.answers, rows);
}
