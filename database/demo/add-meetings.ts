import { offeredTimes } from '#features/meetings/offered-times.ts';
import { visitor, writeAs } from '#platform/database.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { addMeeting, addMeetingOffer } from '../samples/meetings.ts';
import type { PersonIds } from './add-people.ts';
import { asOwnerIn, momentOf, stableId } from './demo-rows.ts';
import type { PersonKey } from './people.ts';

interface DemoOffer {
  name: string;
  owner: PersonKey;
  topic: string;
  room: string | null;
  inDays: number;
  from: string;
  until: string;
  timeZone: string;
  /** The second time is booked. */
  booked: { student: string; by: PersonKey } | null;
}

const offers: readonly DemoOffer[] = [
  {
    name: 'parents’ day',
    owner: 'eleanor',
    topic: 'Parents’ day: how the term has gone',
    room: 'https://rooms.school.example/eleanor-whitcombe',
    inDays: 6,
    from: '16:00',
    until: '18:00',
    timeZone: 'Europe/London',
    booked: { student: 'MER-1788', by: 'layla' },
  },
  {
    name: 'choices for next year',
    owner: 'helene',
    topic: 'Subjects and choices for next year',
    room: null,
    inDays: 9,
    from: '09:00',
    until: '11:00',
    timeZone: 'Europe/Monaco',
    booked: null,
  },
];

/** Adds a parents’ day with a booked time, and an offer that nobody has booked yet. */
export async function addDemoMeetings(ids: PersonIds, keyring: Keyring, now: Date): Promise<void> {
  await writeAs(visitor, async (tx) => {
    const asOwner = asOwnerIn(tx);
    for (const { name, owner, topic, room, inDays, from, until, timeZone, booked } of offers) {
      const id = stableId('meeting offer', name);
      if (await tx.selectFrom('meeting_offers').select('id').where('id', '=', id).executeTakeFirst()) continue;
      const day = momentOf({ daysAgo: -inDays, at: '12:00' }, now).toISOString().slice(0, 10);
      const days = { firstDay: day, lastDay: day, from, until, length: 15, pause: 5 };
      const times = await addMeetingOffer(asOwner, keyring, {
        id,
        ownerId: ids[owner],
        topic,
        room,
        timeZone,
        limitHours: 12,
        times: offeredTimes(days, timeZone),
      });
      const time = times[1];
      const studentId = booked && stableId('student', booked.student);
      const isEnrolled =
        studentId && (await tx.selectFrom('students').select('id').where('id', '=', studentId).executeTakeFirst());
      if (booked && time && isEnrolled)
        await addMeeting(asOwner, time, { studentIds: [studentId], bookedBy: ids[booked.by] });
    }
  });
}
