import { data, href, type RouterContextProvider } from 'react-router';
import { EmailSchema } from '#features/accounts/accounts.schema.ts';
import { findAccountsByEmail, listPeople } from '#features/accounts/accounts.server.ts';
import type { EnquiryChangeRefused } from '#features/enquiries/change-enquiry.server.ts';
import { createFamily, type FamilyRefused } from '#features/families/create-family.server.ts';
import type { CreatedFamily } from '#features/families/families.ts';
import { StudentNumberSchema } from '#features/students/students.schema.ts';
import { findUsedNumbers } from '#features/students/students.server.ts';
import { suitableRoles } from '#features/students/students.ts';
import type { InvalidForm } from '#forms/form-answer.ts';
import { onlyText, type PostedForm } from '#forms/parse-form.server.ts';
import { answerRefusals, type Refusals } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { Tx } from '#platform/database.server.ts';
import type { Refused } from '#platform/refused.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { parseRevision } from '#platform/revision.ts';
import { parseUuid } from '#platform/uuid.ts';
import { assignmentQuestion } from '../students/assignment-confirmation.server.ts';
import { enrol, enrolmentOf, findEnrolledEnquiry } from './enrolment.server.ts';
import { addFirstRows, addRow, focusFirstError, removeErrors, removeRow, setError } from './family-draft.ts';
import {
  type Enrolment,
  type FamilyAnswer,
  type FamilyDraft,
  parseFamilyIntent,
  parseRowName,
} from './family-forms.ts';
import { type PostedFamily, postedFamily, readFamily } from './posted-family.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Adds or removes a row, or creates the family and redirects. @see PD-53 */
export async function handleFamily({ request, url, context }: RequestArgs, language: string) {
  const form = await request.formData();
  const posted = postedFamily(form);
  const { id: draftId } = context.get(requestOriginContext);
  const { enrolment, usedNumbers, ...rows } = await readForSession(context, async (tx) => {
    const enquiry = await findEnrolledEnquiry(tx, url);
    const numbers = posted.students.flatMap(
      ({ values }) => StudentNumberSchema.safeParse(values.studentNumber).data ?? [],
    );
    return {
      ...(await draftOf(tx, posted, draftId)),
      enrolment: enquiry && enrolmentOf(enquiry),
      usedNumbers: await findUsedNumbers(tx, numbers),
    };
  });
  const revision = parseRevision(onlyText(form, 'revision'));
  const draft = { ...rows, enrolment: enrolment && { ...enrolment, revision } };
  const intent = parseFamilyIntent(onlyText(form, 'intent'));
  switch (intent?.action) {
    case 'create':
      return create({ form, posted, draft, usedNumbers, present: enrolment, language }, context);
    case 'add':
      return respond('invalid', addRow(removeErrors(draft), intent.group, language), 200);
    case 'remove':
      return respond('invalid', removeRow(removeErrors(draft), intent.group, intent.row), 200);
    default:
      throw data(null, { status: 400 });
  }
}

async function draftOf(
  tx: Tx,
  { guardians, students }: PostedFamily,
  draftId: string,
): Promise<Omit<FamilyDraft, 'enrolment'>> {
  const chosen = students
    .flatMap(({ values }) => [values.academicMentorId, values.wellbeingCoachId])
    .flatMap((id) => parseUuid(id) ?? []);
  return {
    id: draftId,
    guardians: guardians.map(rowOf),
    students: students.map(rowOf),
    existing: await findExisting(tx, guardians),
    chosen: await listPeople(tx, chosen),
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
  if (!found?.family) return respond('invalid', focusFirstError(found?.draft ?? filled));
  const { family } = found;
  const assigning = family.students.map((wanted) => ({ wanted }));
  const unproved = await assignmentQuestion(form, assigning, context);
  if (unproved) {
    const confirmation = { ...unproved.question, id: draft.id };
    return data<FamilyAnswer>({ ...draft, kind: 'ask', confirmation }, unproved.init);
  }
  return answerRefusals(
    async () => {
      const { students } = await writeForSession(context, async (tx) => {
        if (draft.enrolment) await enrol(tx, draft.enrolment);
        return createFamily(tx, family);
      });
      const [first] = students;
      throw redirectWithNotice(context, href('/admin-console/students'), {
        tone: 'success',
        text: 'family.success',
        parameters: { names: namesOf(students) },
        ...(first && {
          action: {
            to: href('/admin-console/students/:studentId', { studentId: first.id }),
            text: 'students.add.open' as const,
          },
        }),
      });
    },
    refusalsOf(draft, present),
  );
}

function refusalsOf(draft: FamilyDraft, present: Enrolment | null) {
  const outdated = () => respond('outdated', focusFirstError({ ...draft, enrolment: present }));
  const invalid = (text: PlainTranslationKey) => (refused: Refused<string, string>) => {
    if (refused.field === null) throw refused;
    return respond('invalid', focusFirstError(setError(draft, parseRowName(refused.field), text)));
  };
  return {
    'changed meanwhile': outdated,
    'unknown enquiry': outdated,
    'no consultation': outdated,
    'impossible day': outdated,
    'day needed': outdated,
    'unknown owner': outdated,
    'address in use': invalid('family.email.used'),
    'unsuitable person': invalid('validation.person.unknown'),
    'already a guardian': invalid('family.email.repeated'),
    'number in use': invalid('validation.studentNumber.taken'),
  } satisfies Refusals<EnquiryChangeRefused['reason'] | FamilyRefused['reason'], unknown>;
}

/** Shortened, because the cookie of a notice holds 4 kB. */
function namesOf(students: CreatedFamily['students']): string {
  const names = students.slice(0, 3).map(({ fullName }) => fullName);
  return (students.length > names.length ? [...names, '…'] : names).join(' · ');
}

function respond(kind: 'invalid' | 'outdated', draft: FamilyDraft, status = 400) {
  return data<FamilyAnswer>({ ...draft, kind }, { status });
}
