import { expect, it } from 'vitest';
import { letterRecipients } from './letter-recipients.ts';

const zoe = { id: 'zoe', fullName: 'Zoë', relation: 'mother', isActive: true } as const;
const sean = { id: 'sean', fullName: 'Seán', relation: 'step-parent', isActive: true } as const;
const johan = { id: 'johan', fullName: 'Johan', relation: 'father', isActive: false } as const;

it('The families of students contain each active guardian once, and list suspended guardians separately', () => {
  const students = [
    { id: '1', fullName: 'Ada', guardians: [zoe, sean] },
    { id: '2', fullName: 'Noah', guardians: [johan] },
    { id: '3', fullName: 'Rui', guardians: [] },
    { id: '4', fullName: 'Tobi', guardians: [zoe] },
  ];
  expect(letterRecipients(students)).toEqual({
    receivers: [
      {
        id: 'zoe',
        fullName: 'Zoë',
        of: [
          { studentId: '1', student: 'Ada', relation: 'mother' },
          { studentId: '4', student: 'Tobi', relation: 'mother' },
        ],
      },
      { id: 'sean', fullName: 'Seán', of: [{ studentId: '1', student: 'Ada', relation: 'step-parent' }] },
    ],
    suspended: [{ id: 'johan', fullName: 'Johan', of: [{ studentId: '2', student: 'Noah', relation: 'father' }] }],
    withoutFamily: [{ id: '3', fullName: 'Rui' }],
  });
});
