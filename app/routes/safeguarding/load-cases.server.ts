import { listConcerns } from '#features/enquiries/concerns.server.ts';
import { listMessageReports } from '#features/messages/message-reports.server.ts';
import type { ListedMessageReport } from '#features/messages/message-reports.ts';
import { formatCursor, type MessageCursor } from '#features/messages/messages.ts';
import type { Tx } from '#platform/database.server.ts';
import { type Page, toPage } from '#platform/lists.ts';

/** A reported message, or a concern from the contact form. */
export type ListedCase = { id: string; at: Date; isAcknowledged: boolean } & (
  | ({ type: 'report' } & Pick<ListedMessageReport, 'kind' | 'reporterName' | 'wasOpened'>)
  | { type: 'concern'; reference: string }
);

const casesPerPage = 50;

/** Newest first; policies show only what the reader handles. @see PD-47, PD-75 */
export async function listCases(
  tx: Tx,
  shown: { isClosed: boolean; before: MessageCursor | null },
): Promise<Page<ListedCase>> {
  const some = { ...shown, size: casesPerPage + 1 };
  const reports = await listMessageReports(tx, some);
  const concerns = await listConcerns(tx, some);
  const cases: ListedCase[] = [
    ...concerns.map((concern) => ({ type: 'concern', ...concern }) as const),
    ...reports.map(({ reportedAt: at, id, kind, reporterName, wasOpened, isAcknowledged }) => {
      const report = { id, at, kind, reporterName, wasOpened, isAcknowledged };
      return { type: 'report', ...report } as const;
    }),
  ];
  cases.sort((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1));
  return toPage(cases.slice(0, some.size), casesPerPage, ({ at, id }) => formatCursor({ createdAt: at, id }));
}
