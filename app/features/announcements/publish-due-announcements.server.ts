import type pg from 'pg';

/** Publishes announcements whose time has come. @see PD-66 */
export async function publishDueAnnouncements(owner: pg.Pool): Promise<void> {
  await owner.query('select publish_due_announcements()');
}
