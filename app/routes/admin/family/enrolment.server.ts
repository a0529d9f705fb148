import { data } from 'react-router';
import { EnquiryChangeRefused, moveEnquiry } from '#features/enquiries/change-enquiry.server.ts';
import { findEnquiry } from '#features/enquiries/enquiries.server.ts';
import { canEnrol, type Enquiry } from '#features/enquiries/enquiries.ts';
import { keptUntil } from '#features/enquiries/retention.ts';
import { stageIds, stages } from '#features/students/stages.ts';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import { type Enrolment, emptyGuardian, emptyStudent, type FamilyDraft } from './family-forms.ts';

/** The enquiry that the URL names with `?enquiry=`, or null without one. @throws a 404 response if there is none */
export async function findEnrolledEnquiry(tx: Tx, { searchParams }: URL): Promise<Enquiry | null> {
  if (!searchParams.has('enquiry')) return null;
  const id = parseUuid(searchParams.get('enquiry'));
  const enquiry = id === null ? null : await findEnquiry(tx, id);
  if (enquiry?.topic !== 'consultation') throw data(null, { status: 404 });
  return enquiry;
}

export function enrolmentOf(enquiry: Enquiry): Enrolment {
  const { id, reference, revision } = enquiry;
  return { enquiryId: id, reference, revision, until: keptUntil({ ...enquiry, closedAt: null }) };
}

/** Values for the first guardian and the first student, from the enquiry. */
export function rowsOf(
  { name, email, language, stage }: Enquiry,
  studentNumber: string,
): Pick<FamilyDraft, 'guardians' | 'students'> {
  const [guardian, student] = [emptyGuardian(language), emptyStudent(studentNumber)];
  const known = stageIds.find((id) => id === stage);
  return {
    guardians: [{ ...guardian, values: { ...guardian.values, fullName: name ?? '', email: email ?? '' } }],
    students: [{ ...student, values: { ...student.values, currentLevel: known ? stages[known] : '' } }],
  };
}

/**
 * Sets the enquiry of the new family to enrolled.
 * @throws EnquiryChangeRefused, with `changed meanwhile` also if it is enrolled already
 */
export async function enrol(tx: WriteTx, { enquiryId, revision }: Enrolment): Promise<void> {
  if (revision === null) throw new EnquiryChangeRefused('changed meanwhile');
  const { from } = await moveEnquiry(tx, enquiryId, { state: 'enrolled', revision });
  if (!canEnrol({ state: from })) throw new EnquiryChangeRefused('changed meanwhile');
}
