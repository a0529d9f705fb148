import { listAllMeetings } from '#features/meetings/meetings.server.ts';
import { listOwnOffers, listOwnTimes } from '#features/meetings/own-offers.server.ts';
import { type OwnItem, type Source, shown } from './own-section.server.ts';

/** The meetings about the person's children, and of staff the times that they offered. @see PD-69 */
export async function* meetings(source: Source): AsyncGenerator<OwnItem> {
  yield* ofFamily(source);
  yield* offered(source);
}

async function* ofFamily({ reader, read }: Source): AsyncGenerator<OwnItem> {
  const { t, text, time } = reader;
  for (const meeting of await read(listAllMeetings)) {
    const { cancelledBy } = meeting;
    yield {
      student: text(namesOf(meeting.students)),
      with: text(meeting.ownerName),
      title: text(meeting.topic),
      place: text(meeting.place ?? t('meetings.online')),
      start: time(meeting.startsAt),
      end: time(meeting.endsAt),
      bookedBy: text(meeting.bookedByName),
      state: shown(cancelledBy, cancelledBy && t(`meetings.cancelledBy.${cancelledBy}`)),
    };
  }
}

async function* offered({ reader, read }: Source): AsyncGenerator<OwnItem> {
  const { t, text, time } = reader;
  for (const offer of await read(listOwnOffers)) {
    for (const { startsAt, endsAt, isWithdrawn, meeting } of await read((tx) => listOwnTimes(tx, offer.id)))
      yield {
        student: text(meeting && namesOf(meeting.students)),
        title: text(offer.topic),
        place: text(offer.place ?? t('meetings.online')),
        start: time(startsAt),
        end: time(endsAt),
        bookedBy: text(meeting?.bookedByName),
        state: shown(isWithdrawn, isWithdrawn ? t('meetings.isCancelled') : null),
      };
  }
}

const namesOf = (students: readonly { fullName: string }[]) => students.map(({ fullName }) => fullName).join(', ');
