import { randomUUID } from 'node:crypto';
import type { ActivityKind } from '#features/activity/activity.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SampleEvent {
  id?: string;
  studentId: string;
  kind: ActivityKind;
  referenceId?: string | null;
  happenedAt?: Date;
}

const types = { id: 'uuid', student_id: 'uuid', kind: 'text', reference_id: 'uuid', happened_at: 'timestamptz' };

export async function addStudentEvents(asOwner: AsOwner, events: readonly SampleEvent[]): Promise<void> {
  const rows = events.map(({ id = randomUUID(), studentId, kind, referenceId = null, happenedAt = new Date() }) => ({
    id,
    student_id: studentId,
    kind,
    reference_id: referenceId,
    happened_at: happenedAt,
  }));
  await insertRows(asOwner, 'student_events', types, rows);
}
