import type pg from 'pg';
import { figures } from '../../../content/legal/figures.ts';

const longestUploadHours = 1;

/** Also what interrupted uploads left. @see PD-35 */
export async function deleteUnsentFiles(owner: pg.Pool): Promise<void> {
  await owner.query(
    `delete from files where message_id is null and (created_at < now() - make_interval(days => $1)
       or details is null and created_at < now() - make_interval(hours => $2))`,
    [figures.unsentFileDays, longestUploadHours],
  );
}
