import { href } from 'react-router';
import { countAccounts } from '#features/accounts/accounts.server.ts';
import { accountList } from '#features/accounts/accounts.ts';
import { auditList } from '#features/audit/audit.ts';
import { countAuditRows } from '#features/audit/audit-rows.server.ts';
import { countContactMessages } from '#features/enquiries/contact-messages.server.ts';
import { contactMessageList } from '#features/enquiries/contact-messages.ts';
import { countEnquiries } from '#features/enquiries/enquiries.server.ts';
import { enquiryList } from '#features/enquiries/enquiries.ts';
import { countOpenRequests } from '#features/privacy-requests/privacy-requests.server.ts';
import { countStudents } from '#features/students/students.server.ts';
import { studentList } from '#features/students/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, type Tx } from '#platform/database.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { type ListShape, listPath, parseListQuery, type QueryOf } from '#platform/lists.ts';
import { log } from '#platform/log.server.ts';
import { auditLogPath } from '../audit-log/audit-log-path.ts';

const enquiries = { path: href('/admin-console/enquiries'), shape: enquiryList, count: countEnquiries };
const messages = {
  path: href('/admin-console/enquiries/messages'),
  shape: contactMessageList,
  count: countContactMessages,
};
const accounts = { path: href('/admin-console/accounts'), shape: accountList, count: countAccounts };
const students = { path: href('/admin-console/students'), shape: studentList, count: countStudents };
const auditLog = { path: auditLogPath, shape: auditList, count: countAuditRows };

/** A failed mail about a removed account cannot be resolved, so it is counted only for this time. */
const removalDays = 30;

/** In the order of the page: items with a deadline first. Each count links to its filtered list. */
const countedKinds = () =>
  [
    { kind: 'overdueEnquiries', ...inList(enquiries, { due: 'overdue', sort: 'received' }, 'overdue') },
    { kind: 'lateMessages', ...inList(messages, { deadline: 'late' }, 'overdue') },
    { kind: 'privacyRequests', to: href('/privacy-requests'), count: countOpenRequests },
    { kind: 'newEnquiries', ...inList(enquiries, { due: 'open', sort: 'received' }) },
    { kind: 'dueMessages', ...inList(messages, { deadline: 'open' }) },
    { kind: 'newMessages', ...inList(messages, { state: 'new', deadline: 'none' }) },
    { kind: 'failedReplies', ...inList(enquiries, { reply: 'failed' }) },
    { kind: 'failedAcknowledgements', ...inList(enquiries, { mail: 'failed' }) },
    { kind: 'failedMails', ...inList(accounts, { mail: 'failed' }) },
    {
      kind: 'failedRemovalMails',
      ...inList(auditLog, { mail: 'failed', from: addDays(todayInUtc(), -removalDays) }),
    },
    { kind: 'studentsWithoutGuardian', ...inList(students, { missing: 'parent' }) },
    { kind: 'studentsWithoutMentor', ...inList(students, { missing: 'mentor' }) },
    { kind: 'studentsWithoutCoach', ...inList(students, { missing: 'coach' }) },
    { kind: 'neverSignedIn', ...inList(accounts, { signIn: 'never' }) },
  ] as const;

interface Counted {
  count: number;
  overdue: number;
}

export interface PendingKind {
  kind: ReturnType<typeof countedKinds>[number]['kind'];
  to: string;
  /** Null if they could not be counted. */
  counted: Counted | null;
}

/** Omits kinds with a count of 0. */
export async function listPendingWork(personId: string): Promise<PendingKind[]> {
  const kinds = countedKinds();
  const counts = await countEach(personId, kinds);
  return kinds
    .map(({ kind, to }, index) => ({ kind, to, counted: counts[index] ?? null }))
    .filter(({ counted }) => counted?.count !== 0);
}

/**
 * Returns the counts; null for each that failed. A failed query ends its transaction, so the counts after it are read in
 * another one. An unavailable database still gives a 503.
 */
export async function countEach<Result>(
  personId: string,
  counts: readonly { kind: string; count(tx: Tx): Promise<Result> }[],
): Promise<(Result | null)[]> {
  const results: (Result | null)[] = [];
  while (results.length < counts.length) {
    try {
      await readAs(person(personId), async (tx) => {
        for (const { count } of counts.slice(results.length)) results.push(await count(tx));
      });
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      log.error({ err: error, kind: counts[results.length]?.kind }, 'pending work could not be counted');
      results.push(null);
    }
  }
  return results;
}

interface CountedList<Shape extends ListShape> {
  path: string;
  shape: Shape;
  count(tx: Tx, query: QueryOf<Shape>): Promise<number | null>;
}

function inList<Shape extends ListShape>(
  { path, shape, count }: CountedList<Shape>,
  parameters: Record<string, string>,
  deadline?: 'overdue',
) {
  const query = parseListQuery(shape, new URLSearchParams(parameters));
  return {
    to: listPath(path, shape, query),
    async count(tx: Tx): Promise<Counted> {
      const found = (await count(tx, query)) ?? 0;
      return { count: found, overdue: deadline ? found : 0 };
    },
  };
}
