import { openSessions } from '#database/samples/accounts.ts';
import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { addSealedMessages, type RunningSchool } from './school.ts';

const studentCount = 200;
const day = 24 * 3_600_000;

/**
 * Assigns further students to a mentor of three, up to 200, two per family. Most families have written, and reports of the
 * current term are due. @returns the token of the mentor's session
 */
export async function addRoster(
  { owner, keyring }: Pick<RunningSchool, 'owner' | 'keyring'>,
  mentorId: string,
): Promise<string> {
  const asOwner = asOwnerOf(owner);
  const parents = await asOwner<{ id: string }>(
    `select user_id as id from user_roles where role = 'parent' order by user_id limit ${studentCount / 2}`,
  );
  const students = Array.from({ length: studentCount - 3 }, (_, index) => ({
    fullName: `Student ${index}`,
    number: `R-${String(index).padStart(5, '0')}`,
    level: 'Primary',
    parentId: parents[index % parents.length]?.id ?? null,
    mentorId,
  }));
  await addStudents(asOwner, students);
  const written = parents.slice(10).map(({ id }, index) => ({
    ...(index % 3 === 0 ? { from: mentorId, to: id } : { from: id, to: mentorId }),
    isRead: index % 3 !== 1,
    sentAt: new Date(Date.now() - index * (day / 3)),
  }));
  await addSealedMessages(owner, keyring, written);
  const names = { en: 'This term', ar: 'هذا الفصل', fr: 'Ce trimestre', zh: '本学期' };
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
  await addTerm(asOwner, { names, firstDay: inDays(-60), lastDay: inDays(20), dueOn: inDays(10) });
  await owner.query('analyze');
  const [token = ''] = await openSessions(asOwner, [mentorId]);
  return token;
}
