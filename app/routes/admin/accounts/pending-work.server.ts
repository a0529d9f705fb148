import { countAccounts } from '../../../features/accounts/accounts.server.ts';
import { accountList } from '../../../features/accounts/accounts.ts';
import { countContactMessages } from '../../../features/enquiries/contact-messages.server.ts';
import { contactMessageList } from '../../../features/enquiries/contact-messages.ts';
import { countEnquiries } from '../../../features/enquiries/enquiries.server.ts';
import { enquiryList } from '../../../features/enquiries/enquiries.ts';
import { countOpenRequests } from '../../../features/privacy-requests/privacy-requests.server.ts';
import { countStudents } from '../../../features/students/students.server.ts';
import { studentList } from '../../../features/students/students.ts';
import type { Tx } from '../../../platform/database.server.ts';
import { type ListShape, listPath, parseListQuery, type QueryOf } from '../../../platform/lists.ts';

const enquiries = { path: '/admin-console/enquiries', shape: enquiryList, count: countEnquiries };
const messages = {
  path: '/admin-console/enquiries/messages',
  shape: contactMessageList,
  count: countContactMessages,
};
const accounts = { path: '/admin-console', shape: accountList, count: countAccounts };
const students = { path: '/admin-console/students', shape: studentList, count: countStudents };

/** In the order of the page: what has a deadline comes first. Each count links to its filtered list. */
export async function listPendingWork(tx: Tx) {
  const work = [
    { kind: 'overdueEnquiries', ...(await pending(tx, enquiries, { due: 'overdue', sort: 'received' })) },
    { kind: 'lateMessages', ...(await pending(tx, messages, { deadline: 'late' })) },
    { kind: 'newEnquiries', ...(await pending(tx, enquiries, { state: 'new', sort: 'received' })) },
    { kind: 'failedReplies', ...(await pending(tx, enquiries, { reply: 'failed' })) },
    { kind: 'privacyRequests', count: await countOpenRequests(tx), to: '/privacy-requests' },
    { kind: 'failedMails', ...(await pending(tx, accounts, { mail: 'failed' })) },
    { kind: 'studentsWithoutGuardian', ...(await pending(tx, students, { missing: 'parent' })) },
    { kind: 'studentsWithoutMentor', ...(await pending(tx, students, { missing: 'mentor' })) },
    { kind: 'studentsWithoutCoach', ...(await pending(tx, students, { missing: 'coach' })) },
    { kind: 'neverSignedIn', ...(await pending(tx, accounts, { signIn: 'never' })) },
  ] as const;
  return work.filter(({ count }) => count > 0);
}

export type PendingWork = Awaited<ReturnType<typeof listPendingWork>>;

interface CountedList<Shape extends ListShape> {
  path: string;
  shape: Shape;
  count(tx: Tx, query: QueryOf<Shape>): Promise<number | null>;
}

async function pending<Shape extends ListShape>(
  tx: Tx,
  { path, shape, count }: CountedList<Shape>,
  parameters: Record<string, string>,
) {
  const query = parseListQuery(shape, new URLSearchParams(parameters));
  return { count: (await count(tx, query)) ?? 0, to: listPath(path, shape, query) };
}
