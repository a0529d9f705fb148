import { data, type RouterContextProvider } from 'react-router';
import { EmailSchema } from '#features/accounts/accounts.schema.ts';
import { findAccountsByEmail, listPeople } from '#features/accounts/accounts.server.ts';
import { EnquiryChangeRefused } from '#features/enquiries/change-enquiry.server.ts';
import { createFamily, FamilyRefused } from '#features/families/create-family.server.ts';
import type { CreatedFamily } from '#features/families/families.ts';
import { StudentNumberSchema } from '#features/students/students.schema.ts';
import { findUsedNumbers } from '#features/students/students.server.ts';
import { suitableRoles } from '#features/students/students.ts';
import type { InvalidForm } from '#forms/invalid-form.ts';
import { onlyText, type PostedForm } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { Tx } from '#platform/database.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { parseRevision } from '#platform/revision.ts';
import { parseUuid } from '#platform/uuid.ts';
import { assignmentQuestion } from '../students/assignment-confirmation.server.ts';
import { enrol, enrolmentOf, findEnrolledEnquiry } from './enrolment.server.ts';
import { addFirstRows, addRow, focusFirstError, removeErrors, removeRow, setError } from './family-draft.ts';
import { type Enrolment, type FamilyDraft, parseFamilyIntent, parseRowName } from './family-forms.ts';
import { type PostedFamily, postedFamily, readFamily } from './posted-family.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Adds or removes a row, or creates the family and redirects. @see PD-53 */
export async function handleFamily({ request, url, context }: RequestArgs, language: string) {
  const form = await request.formData();
  const posted = postedFamily(form);
  const { id } = context.get(requestOriginContext);
  const { enrolment, usedNumbers, ...rows } = await readForSession(context, async (tx) => {
    const enquiry = await findEnrolledEnquiry(tx, url);
    const numbers = posted.students.flatMap(
      ({ values }) => StudentNumberSchema.safeParse(values.studentNumber).data ?? [],
    );
    return {
      ...(await draftOf(tx, posted, id)),
      enrolment: enquiry && enrolmentOf(enquiry),
      usedNumbers: await findUsedNumbers(tx, numbers),
    };
  });
  const revision = parseRevision(onlyText(form, 'revision')) ?? Number.NaN;
  const draft = { ...rows, enrolment: enrolment && { ...enrolment, revision } };
  const intent = parseFamilyIntent(onlyText(form, 'intent'));
  switch (intent?.action) {
    case 'create':
      return create({ form, posted, draft, usedNumbers, present: enrolment, language }, context);
    case 'add':
      return data(addRow(removeErrors(draft), intent.group, language));
    case 'remove':
      return data(removeRow(removeErrors(draft), intent.group, intent.row));
    default:
      throw data(null, { status: 400 });
  }
}

async function draftOf(
  tx: Tx,
  { guardians, students }: PostedFamily,
  id: string,
): Promise<Omit<FamilyDraft, 'enrolment'>> {
  const chosen = students
    .flatMap(({ values }) => [values.academicMentorId, values.wellbeingCoachId])
    .flatMap((id) => parseUuid(id) ?? []);
  return {
    id,
    guardians: guardians.map(rowOf),
    students: students.map(rowOf),
    existing: await findExisting(tx, guardians),
    chosen: await listPeople(tx, chosen),
    isEnrolmentOutdated: false,
    confirmation: null,
    focus: null,
  };
}

/** The accounts that have the email addresses of the rows. */
export async function findExisting(
  tx: Tx,
  guardians: readonly { values: { email: string } }[],
): Promise<FamilyDraft['existing']> {
  const emails = guardians.flatMap(({ values }) => EmailSchema.safeParse(values.email).data ?? []);
  const found = await findAccountsByEmail(tx, emails);
  return found.map((account) => ({ ...account, isSuitable: isSuitable(account) }));
}

function rowOf<Name extends string>({ values, parsed }: PostedForm<Name, unknown>): InvalidForm<Name> {
  return { values, errors: parsed.ok ? {} : parsed.errors };
}

function isSuitable({ role, suspendedAt }: Pick<FamilyDraft['existing'][number], 'role' | 'suspendedAt'>): boolean {
  return suspendedAt === null && suitableRoles.parentId.some((suitable) => suitable === role);
}

interface FamilyToCreate {
  form: FormData;
  posted: PostedFamily;
  draft: FamilyDraft;
  /** Of the student numbers in the form, in capitals. */
  usedNumbers: readonly string[];
  /** The enquiry as it is now; the draft has the revision that the form showed. */
  present: Enrolment | null;
  language: string;
}

async function create({ form, posted, draft, usedNumbers, present, language }: FamilyToCreate, context: Context) {
  const filled = addFirstRows(draft, language);
  const found = filled === draft ? readFamily(posted, draft, usedNumbers) : null;
  if (!found?.family) return respondInvalid(found?.draft ?? filled);
  const { family } = found;
  const assigning = family.students.map((wanted) => ({ wanted }));
  const unproved = await assignmentQuestion(form, assigning, context);
  if (unproved) return data({ ...draft, confirmation: { ...unproved.question, id: draft.id } }, unproved.init);
  let students: CreatedFamily['students'];
  try {
    ({ students } = await writeForSession(context, async (tx) => {
      if (draft.enrolment) await enrol(tx, draft.enrolment);
      return createFamily(tx, family);
    }));
  } catch (error) {
    if (error instanceof EnquiryChangeRefused)
      return respondInvalid({ ...draft, enrolment: present, isEnrolmentOutdated: true });
    if (!(error instanceof FamilyRefused) || error.field === null) throw error;
    return respondInvalid(setError(draft, parseRowName(error.field), refusalTexts[error.reason]));
  }
  throw redirectWithNotice(context, '/admin-console/students', {
    tone: 'success',
    text: 'family.success',
    parameters: { names: namesOf(students) },
    action: { to: `/admin-console/students/${students[0]?.id}`, text: 'students.add.open' },
  });
}

/** Shortened, because the cookie of a notice holds 4 kB. */
function namesOf(students: CreatedFamily['students']): string {
  const names = students.slice(0, 3).map(({ fullName }) => fullName);
  return (students.length > names.length ? [...names, '…'] : names).join(' · ');
}

const refusalTexts: Record<FamilyRefused['reason'], PlainTranslationKey> = {
  'address in use': 'family.email.used',
  'unsuitable person': 'validation.person.unknown',
  'already a guardian': 'family.email.repeated',
  'number in use': 'validation.studentNumber.taken',
};

function respondInvalid(draft: FamilyDraft) {
  return data(focusFirstError(draft), { status: 400 });
}
