import { describe, expect, it } from 'vitest';
import { familyLimits } from '#features/families/families.ts';
import {
  addFirstRows,
  addRow,
  focusFirstError,
  removeErrors,
  removeRow,
  setError,
  shownRows,
  valuesOf,
} from './family-draft.ts';
import { emptyGuardian, emptyStudent, type FamilyDraft, parseFamilyIntent, parseRowName } from './family-forms.ts';

const draft: FamilyDraft = {
  id: 'one',
  guardians: [emptyGuardian('en'), emptyGuardian('fr')],
  students: [emptyStudent()],
  existing: [],
  chosen: [],
  enrolment: null,
  focus: null,
};
const languagesIn = ({ guardians }: FamilyDraft) => guardians.map(({ values }) => values.language);

describe('A draft of a family', () => {
  it('gets a new last row, which has the focus', () => {
    const added = addRow(draft, 'guardians', 'zh');
    expect(languagesIn(added)).toEqual(['en', 'fr', 'zh']);
    expect(added.focus).toBe('guardians.2.fullName');
    expect(addRow(draft, 'students', 'zh')).toMatchObject({ students: [{}, {}], focus: 'students.1.fullName' });
  });

  it('has no more rows than a family may have', () => {
    const full = { ...draft, students: Array.from({ length: familyLimits.students }, () => emptyStudent()) };
    expect(addRow(full, 'students', 'en')).toBe(full);
  });

  it('loses a row, and the row before has the focus', () => {
    const removed = removeRow(draft, 'guardians', 0);
    expect([languagesIn(removed), removed.focus]).toEqual([['fr'], 'guardians.0.fullName']);
    expect(languagesIn(removeRow(draft, 'guardians', 1))).toEqual(['en']);
  });

  it('keeps the last row of a group', () => {
    expect(removeRow(draft, 'students', 0)).toBe(draft);
  });

  it('gets the first row of each group only if there is none', () => {
    expect(addFirstRows(draft, 'ar')).toBe(draft);
    const filled = addFirstRows({ ...draft, guardians: [], students: [] }, 'ar');
    expect([languagesIn(filled), filled.students.length]).toEqual([['ar'], 1]);
  });

  it('has the error of a field in its row, and the focus at the first one', () => {
    const late = setError(
      draft,
      { group: 'students', row: 0, name: 'studentNumber' },
      'validation.studentNumber.taken',
    );
    const both = setError(late, { group: 'guardians', row: 1, name: 'email' }, 'family.email.used');
    expect(both.guardians.map(({ errors }) => errors)).toEqual([{}, { email: 'family.email.used' }]);
    expect(both.students[0]?.errors).toEqual({ studentNumber: 'validation.studentNumber.taken' });
    expect(focusFirstError(both).focus).toBe('guardians.1.email');
    expect(focusFirstError(late).focus).toBe('students.0.studentNumber');
    expect(focusFirstError(removeErrors(both)).focus).toBeNull();
  });
});

describe('The rows of a family on the device', () => {
  const shownOn = (device: Record<string, string>, response: FamilyDraft) =>
    shownRows((name) => device[name] ?? '', response);
  const withAccount = (email: string, useExisting: string) => {
    const { values, errors } = emptyGuardian('en');
    return { values: { ...values, email, mayView: '', useExisting }, errors };
  };

  it('are as many as before, with their texts and switches, and with the errors of the response', () => {
    const mother = withAccount('amara@example.org', '');
    const present = setError(
      { ...draft, guardians: [emptyGuardian('fr'), mother] },
      { group: 'guardians', row: 1, name: 'email' },
      'family.email.used',
    );
    expect(shownOn(valuesOf(present, 'en'), present)).toEqual({
      guardians: present.guardians,
      students: present.students,
    });
  });

  it('use an account for its own address, whichever row has it', () => {
    const [mother, father] = [withAccount('amara@example.org', 'on'), withAccount('chidi@example.org', '')];
    const present = { ...draft, guardians: [mother, father] };
    const device = { ...valuesOf(present, 'en'), ...valuesOf(removeRow(present, 'guardians', 0), 'en') };
    expect(shownOn(device, draft).guardians.map(({ values }) => values.useExisting)).toEqual(['']);
    expect(
      shownOn({ ...device, 'guardians.0.email': ' Amara@example.org' }, draft).guardians[0]?.values.useExisting,
    ).toBe('on');
  });

  it('do not contain the people chosen', () => {
    const [student] = draft.students;
    const values = { ...emptyStudent().values, academicMentorId: 'e5c1a6b0-6d0c-4f3e-9a41-0f1f6a1d9c55' };
    const device = valuesOf({ ...draft, students: [{ errors: {}, ...student, values }] }, 'en');
    expect(Object.values(device)).not.toContain(values.academicMentorId);
  });
});

describe('A button of the family form', () => {
  it('creates the family, or adds or removes a row', () => {
    expect(parseFamilyIntent(null)).toEqual({ action: 'create' });
    expect(parseFamilyIntent('create')).toEqual({ action: 'create' });
    expect(parseFamilyIntent('add:students')).toEqual({ action: 'add', group: 'students' });
    expect(parseFamilyIntent('remove:guardians:1')).toEqual({ action: 'remove', group: 'guardians', row: 1 });
  });

  it.each(['', 'add', 'add:mentors', 'remove:guardians:', 'remove:guardians:x', 'delete:guardians:1'])(
    'is unknown as "%s"',
    (intent) => {
      expect(parseFamilyIntent(intent)).toBeNull();
    },
  );
});

it('A name of a field names its group and row', () => {
  expect(parseRowName('guardians.3.email')).toEqual({ group: 'guardians', row: 3, name: 'email' });
});
