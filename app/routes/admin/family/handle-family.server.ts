import { data, type RouterContextProvider, redirect } from 'react-router';
import { EmailSchema } from '../../../features/accounts/accounts.schema.ts';
import { findByAddress, listPeople } from '../../../features/accounts/accounts.server.ts';
import { EnquiryChangeRefused } from '../../../features/enquiries/change-enquiry.server.ts';
import { createFamily, FamilyRefused } from '../../../features/families/create-family.server.ts';
import type { FamilyGuardianRow, FamilyStudentRow } from '../../../features/families/families.schema.ts';
import { type CreatedFamily, familyLimits, type NewFamily } from '../../../features/families/families.ts';
import { stageOf } from '../../../features/students/stages.ts';
import { storedLevel } from '../../../features/students/stored-level.server.ts';
import { suitableRoles } from '../../../features/students/students.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { type FieldErrors, onlyText, type PostedForm } from '../../../forms/parse-form.server.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';
import { person, type Tx, writeAs } from '../../../platform/database.server.ts';
import { requestOriginContext, servicesContext } from '../../../platform/request-context.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { enrol, enrolmentOf, findEnrolledEnquiry } from './enrolment.server.ts';
import {
  type Enrolment,
  emptyGuardian,
  emptyStudent,
  type FamilyDraft,
  guardianRowForm,
  rowName,
  studentRowForm,
} from './family-forms.ts';
import { type PostedFamily, postedFamily } from './posted-family.server.ts';

type Context = Readonly<RouterContextProvider>;
type Group = keyof PostedFamily;

/** Adds or removes a row, or creates the family and redirects. @see PD-53 */
export async function handleFamily(request: Request, context: Context, language: string) {
  const form = await request.formData();
  const posted = postedFamily(form);
  const { id } = context.get(requestOriginContext);
  const { enrolment, ...rows } = await readForSession(context, async (tx) => {
    const enquiry = await findEnrolledEnquiry(tx, context.get(servicesContext).keyring, request.url);
    return { ...(await draftOf(tx, posted, id)), enrolment: enquiry && enrolmentOf(enquiry) };
  });
  const revision = Number(onlyText(form, 'revision'));
  const draft = { ...rows, enrolment: enrolment && { ...enrolment, revision } };
  const [act, group, row] = (onlyText(form, 'intent') ?? 'create').split(':');
  if (act === 'create') return create({ posted, draft, present: enrolment, language }, context);
  if (group !== 'guardians' && group !== 'students') throw data(null, { status: 400 });
  if (act === 'add') return data(withRow(withoutErrors(draft), group, language));
  if (act === 'remove') return data(withoutRow(withoutErrors(draft), group, Number(row)));
  throw data(null, { status: 400 });
}

async function draftOf(
  tx: Tx,
  { guardians, students }: PostedFamily,
  id: string,
): Promise<Omit<FamilyDraft, 'enrolment'>> {
  const chosen = students.flatMap(({ values }) => [values.academicMentorId, values.wellbeingCoachId]).filter(isUuid);
  return {
    id,
    guardians: guardians.map(rowOf),
    students: students.map(rowOf),
    existing: await findExisting(tx, guardians),
    chosen: await listPeople(tx, chosen),
    isEnrolmentOutdated: false,
    focus: null,
  };
}

/** The accounts that have the email addresses of the rows. */
export async function findExisting(
  tx: Tx,
  guardians: readonly { values: { email: string } }[],
): Promise<FamilyDraft['existing']> {
  const emails = guardians.flatMap(({ values }) => EmailSchema.safeParse(values.email).data ?? []);
  const found = await findByAddress(tx, emails);
  return found.map((account) => ({ ...account, isSuitable: isSuitable(account) }));
}

function rowOf<Name extends string>({ values, parsed }: PostedForm<Name, unknown>): RefusedForm<Name> {
  return { values, errors: parsed.ok ? {} : parsed.errors };
}

function isSuitable({ role, suspendedAt }: Pick<FamilyDraft['existing'][number], 'role' | 'suspendedAt'>): boolean {
  return suspendedAt === null && suitableRoles.parentId.some((suitable) => suitable === role);
}

function withoutErrors(draft: FamilyDraft): FamilyDraft {
  return {
    ...draft,
    guardians: draft.guardians.map((row) => ({ ...row, errors: {} })),
    students: draft.students.map((row) => ({ ...row, errors: {} })),
  };
}

function withRow(draft: FamilyDraft, group: Group, language: string): FamilyDraft {
  const row = draft[group].length;
  if (row >= familyLimits[group]) return draft;
  const focus = rowName(group, row, 'fullName');
  return group === 'guardians'
    ? { ...draft, focus, guardians: [...draft.guardians, emptyGuardian(language)] }
    : { ...draft, focus, students: [...draft.students, emptyStudent()] };
}

/** The last row of a group stays. */
function withoutRow(draft: FamilyDraft, group: Group, row: number): FamilyDraft {
  if (draft[group].length < 2) return draft;
  const focus = rowName(group, Math.max(0, row - 1), 'fullName');
  return { ...draft, focus, [group]: draft[group].filter((_, index) => index !== row) };
}

interface FamilyToCreate {
  posted: PostedFamily;
  draft: FamilyDraft;
  /** The enquiry as it is now; the draft has the revision that the form showed. */
  present: Enrolment | null;
  language: string;
}

async function create({ posted, draft, present, language }: FamilyToCreate, context: Context) {
  const filled = withFirstRows(draft, language);
  const found = filled === draft ? readFamily(posted, draft) : null;
  if (!found?.family) return refuse(found?.draft ?? filled);
  const { family } = found;
  const actorId = getSession(context).personId;
  const { keyring } = context.get(servicesContext);
  try {
    const { students } = await writeAs(person(actorId), async (tx) => {
      if (draft.enrolment) await enrol(tx, draft.enrolment, actorId);
      return createFamily(tx, keyring, family, actorId);
    });
    throw redirect('/admin-console/students', {
      status: 303,
      headers: toastHeader(context, {
        tone: 'success',
        text: 'family.success',
        parameters: { names: namesOf(students) },
        action: { to: `/admin-console/students/${students[0]?.id}`, text: 'students.add.open' },
      }),
    });
  } catch (error) {
    if (error instanceof EnquiryChangeRefused)
      return refuse({ ...draft, enrolment: present, isEnrolmentOutdated: true });
    if (!(error instanceof FamilyRefused) || error.field === null) throw error;
    return refuse(withError(draft, error.field, refusalTexts[error.reason]));
  }
}

/** Shortened, because the cookie of a toast holds 4 kB. */
function namesOf(students: CreatedFamily['students']): string {
  const names = students.slice(0, 3).map(({ fullName }) => fullName);
  return (students.length > names.length ? [...names, '…'] : names).join(' · ');
}

/** A form without rows gets the first of each. */
function withFirstRows(draft: FamilyDraft, language: string): FamilyDraft {
  const withGuardian = draft.guardians.length === 0 ? withRow(draft, 'guardians', language) : draft;
  return withGuardian.students.length === 0 ? withRow(withGuardian, 'students', language) : withGuardian;
}

const refusalTexts: Record<FamilyRefused['reason'], PlainTranslationKey> = {
  'address in use': 'family.email.used',
  'unsuitable person': 'validation.person.unknown',
  'already a guardian': 'family.email.repeated',
  'number in use': 'validation.studentNumber.taken',
};

/** Each response renders new fields; the first one with an error gets the focus. */
function refuse(draft: FamilyDraft) {
  const faults = [
    ...draft.guardians.map(({ errors }, row) => firstError('guardians', row, guardianRowForm.names, errors)),
    ...draft.students.map(({ errors }, row) => firstError('students', row, studentRowForm.names, errors)),
  ];
  return data({ ...draft, focus: faults.find((name) => name !== null) ?? null }, { status: 400 });
}

function firstError<Name extends string>(group: Group, row: number, names: readonly Name[], errors: FieldErrors<Name>) {
  const name = names.find((each) => errors[each] !== undefined);
  return name === undefined ? null : rowName(group, row, name);
}

function withError(draft: FamilyDraft, field: string, error: PlainTranslationKey): FamilyDraft {
  const [group, row, name = ''] = field.split('.');
  const add = <Row extends { errors: object }>(rows: Row[]) =>
    rows.map((each, index) => (index === Number(row) ? { ...each, errors: { ...each.errors, [name]: error } } : each));
  return group === 'guardians'
    ? { ...draft, guardians: add(draft.guardians) }
    : { ...draft, students: add(draft.students) };
}

/** The family to create; null with the errors of all rows. */
function readFamily({ guardians, students }: PostedFamily, draft: FamilyDraft) {
  const withConflicts = guardians.reduce((checked, { values }, row) => {
    const conflict = conflictOf(draft, values.email.trim().toLowerCase(), values.useExisting !== '', row);
    return conflict ? withError(checked, rowName('guardians', row, 'email'), conflict) : checked;
  }, draft);
  const family: { guardians: NewFamily['guardians'][number][]; students: NewFamily['students'][number][] } = {
    guardians: guardians.flatMap(({ parsed }) => (parsed.ok ? guardianOf(parsed.value, draft) : [])),
    students: students.flatMap(({ parsed }) => (parsed.ok ? studentOf(parsed.value) : [])),
  };
  const isComplete =
    withConflicts === draft &&
    family.guardians.length === guardians.length &&
    family.students.length === students.length;
  return { draft: withConflicts, family: isComplete ? family : null };
}

function conflictOf(draft: FamilyDraft, email: string, useExisting: boolean, row: number): PlainTranslationKey | null {
  const isRepeated = draft.guardians.slice(0, row).some(({ values }) => values.email.trim().toLowerCase() === email);
  if (email !== '' && isRepeated) return 'family.email.repeated';
  const account = draft.existing.find((existing) => existing.email === email);
  if (!account) return null;
  if (!account.isSuitable) return 'family.email.unsuitable';
  return useExisting ? null : 'family.email.used';
}

function guardianOf({ useExisting, fullName, email, language, ...link }: FamilyGuardianRow, draft: FamilyDraft) {
  const account = useExisting ? draft.existing.find((existing) => existing.email === email) : undefined;
  return account ? { accountId: account.id, ...link } : { fullName, email, language, ...link };
}

function studentOf(row: FamilyStudentRow) {
  const { currentLevel, className } = storedLevel(row);
  const { fullName, studentNumber, academicMentorId, wellbeingCoachId } = row;
  const stage = currentLevel === null ? null : stageOf(currentLevel);
  return { fullName, studentNumber, stage, className, academicMentorId, wellbeingCoachId };
}
