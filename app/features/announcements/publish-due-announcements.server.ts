import type pg from 'pg';

/**
 * Publishes announcements whose time has come.
 * @throws if some could not be published, after the others: the task is tried again @see PD-66
 */
export async function publishDueAnnouncements(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ failed: string; problem: string }>(
    'select failed, problem from publish_due_announcements()',
  );
  if (rows.length === 0) return;
  throw new Error(
    `Announcements not published: ${rows.map(({ failed, problem }) => `${failed} (${problem})`).join(', ')}`,
  );
}
