import type { OwnDataField, OwnDataSection } from '../../../../content/own-data/en.ts';
import { listAllAbsences } from '../../../features/absences/all-absences.server.ts';
import type { Session } from '../../../features/accounts/accounts.ts';
import { findOwnAccount, listOwnEvents, listOwnMails } from '../../../features/accounts/own-data.server.ts';
import { listOwnSessions } from '../../../features/accounts/own-sessions.server.ts';
import { listActivity } from '../../../features/activity/activity.server.ts';
import { listFeedback } from '../../../features/feedback/feedback.server.ts';
import { listFilesOfMessages } from '../../../features/files/files.server.ts';
import type { StoredFile } from '../../../features/files/files.ts';
import type { ListPlace } from '../../../features/messages/messages.ts';
import { listOwnMessages, type OwnMessage } from '../../../features/messages/own-messages.server.ts';
import { getNotificationSettings } from '../../../features/notifications/notifications.server.ts';
import { listAcknowledged } from '../../../features/policies/policy-notices.server.ts';
import { listOwnRequests } from '../../../features/privacy-requests/privacy-requests.server.ts';
import { type Names, nameIn } from '../../../features/reports/report-settings.ts';
import { findPublishedReport, listReportsOf } from '../../../features/reports/reports.server.ts';
import { levelText } from '../../../features/students/stages.ts';
import { listStudentsOf } from '../../../features/students/students.server.ts';
import type { Student } from '../../../features/students/students.ts';
import { person, readAs, type Tx } from '../../../platform/database.server.ts';
import type { Keyring } from '../../../platform/keyring.server.ts';
import { eventText } from '../../admin/audit-log/audit-texts.ts';
import type { Reader } from './reader.server.ts';

/** A value as the page shows it, and as data.json holds it. */
export interface OwnValue {
  shown: string | null;
  stored: unknown;
}

export type OwnItem = Partial<Record<OwnDataField, OwnValue>>;

export interface OwnSection {
  name: OwnDataSection;
  items: () => AsyncGenerator<OwnItem>;
}

export interface Owner {
  session: Session;
  token: string;
  keyring: Keyring;
}

const itemsTogether = 100;

/**
 * Everything that the portal holds about a person and their children. Each batch has a transaction of its own, with the
 * rights that the person has then. @see PD-57
 */
export function ownSections(owner: Owner, reader: Reader): OwnSection[] {
  const { t, text, time, day, yesNo } = reader;
  const { keyring, session, token } = owner;
  const me = session.personId;
  const read = <Result>(work: (tx: Tx) => Promise<Result>) => readAs(person(me), work);
  const children = () =>
    read(async (tx) => (await listStudentsOf(tx, me)).filter((student) => isGuardian(student, me)));

  return [
    { name: 'account', items: account },
    { name: 'students', items: students },
    { name: 'reports', items: () => ofEachChild(reports) },
    { name: 'feedback', items: () => ofEachChild(feedback) },
    { name: 'absences', items: () => ofEachChild(absences) },
    { name: 'activity', items: activity },
    { name: 'messages', items: messages },
    { name: 'requests', items: requests },
    { name: 'policies', items: policies },
    { name: 'sessions', items: sessions },
    { name: 'events', items: events },
    { name: 'mails', items: mails },
  ];

  async function* account(): AsyncGenerator<OwnItem> {
    const [own, settings] = await read(async (tx) => [await findOwnAccount(tx), await getNotificationSettings(tx)]);
    const { quietHours } = settings;
    yield {
      name: text(session.fullName),
      email: text(session.email),
      role: shown(session.role, session.role && t(`ui.role.${session.role}`)),
      language: text(session.language),
      timeZone: text(session.timeZone),
      created: time(own?.createdAt ?? null),
      lastSignIn: time(own?.lastSignInAt ?? null),
      messageMails: shown(settings.messageMails, t(`notifications.messageMails.${settings.messageMails}`)),
      reportMails: shown(settings.reportMails, t(`notifications.messageMails.${settings.reportMails}`)),
      quietHours: text(quietHours && `${quietHours.from}–${quietHours.until}`),
      passkeys: shown(own?.passkeys ?? 0, String(own?.passkeys ?? 0)),
      authenticatorApp: yesNo(own?.hasApp ?? false),
    };
  }

  async function* students(): AsyncGenerator<OwnItem> {
    for (const { fullName, studentNumber, currentLevel, className, ...student } of await children()) {
      const guardians = student.guardians.map((one) => ({ name: one.fullName, relation: one.relation }));
      yield {
        name: text(fullName),
        studentNumber: text(studentNumber),
        level: shown({ currentLevel, className }, levelText({ currentLevel, className }, t)),
        guardians: shown(
          guardians,
          guardians.map(({ name, relation }) => `${name} (${t(`relation.${relation}`)})`).join(', '),
        ),
        academicMentor: text(student.academicMentor?.fullName ?? null),
        wellbeingCoach: text(student.wellbeingCoach?.fullName ?? null),
      };
    }
  }

  async function* ofEachChild(list: (child: Student) => AsyncGenerator<OwnItem>): AsyncGenerator<OwnItem> {
    for (const child of await children()) yield* list(child);
  }

  async function* reports(child: Student): AsyncGenerator<OwnItem> {
    for (const { id, version } of await read((tx) => listReportsOf(tx, child.id, me))) {
      for (let number = 1; number <= version; number++) {
        const report = await read((tx) => findPublishedReport(tx, keyring, id, number));
        if (!report) continue;
        const { content, shown: published } = report;
        yield {
          student: text(child.fullName),
          term: names(content?.names.term),
          subject: names(content?.names.subject),
          version: shown(number, String(number)),
          published: time(published.publishedAt),
          author: text(published.authorName ?? reader.texts.formerUser),
          attainment: names(content?.names.attainment),
          effort: names(content?.names.effort),
          target: text(content?.target),
          comment: text(content?.comment),
          nextStep: text(content?.nextStep),
        };
      }
    }
  }

  async function* feedback(child: Student): AsyncGenerator<OwnItem> {
    for (const { area, author, latest, earlier } of await read((tx) => listFeedback(tx, keyring, child.id, me))) {
      for (const version of [...earlier.toReversed(), latest]) {
        yield {
          student: text(child.fullName),
          area: shown(area, t(`feedback.area.${area}`)),
          author: text(author?.fullName ?? reader.texts.formerUser),
          version: shown(version.number, String(version.number)),
          published: time(new Date(version.publishedAt)),
          text: text(version.text),
        };
      }
    }
  }

  async function* absences(child: Student): AsyncGenerator<OwnItem> {
    for (const absence of await read((tx) => listAllAbsences(tx, keyring, child.id))) {
      yield {
        student: text(child.fullName),
        firstDay: day(absence.firstDay),
        lastDay: day(absence.lastDay),
        reason: shown(absence.reason, t(`absence.reason.${absence.reason}`)),
        note: text(absence.note),
        reported: time(absence.reportedAt),
        withdrawn: time(absence.withdrawnAt),
      };
    }
  }

  async function* activity(): AsyncGenerator<OwnItem> {
    const found = await children();
    const nameOf = new Map(found.map(({ id, fullName }) => [id, fullName]));
    let before: string | null = null;
    do {
      const page = await read((tx) => listActivity(tx, [...nameOf.keys()], before, itemsTogether));
      for (const { studentId, kind, happenedAt, personName } of page.items) {
        const name = personName ?? reader.texts.formerUser;
        yield {
          student: text(nameOf.get(studentId) ?? null),
          time: time(new Date(happenedAt)),
          event: shown({ kind, person: personName }, t(`activity.${kind}`, { name })),
        };
      }
      before = page.next;
    } while (before !== null);
  }

  async function* messages(): AsyncGenerator<OwnItem> {
    for await (const { message, files } of ownMessages(owner)) {
      yield {
        from: party(message.from, message.fromOffice),
        to: party(message.to, message.toOffice),
        sent: time(message.sentAt),
        student: text(message.student),
        subject: text(message.subject),
        text: text(message.body),
        read: yesNo(message.isRead),
        files: shown(files.map(pathInArchive), files.map(pathInArchive).join('\n')),
      };
    }
  }

  async function* requests(): AsyncGenerator<OwnItem> {
    for (const { kind, text: details, requestedAt, answer } of await read((tx) => listOwnRequests(tx, keyring, me))) {
      yield {
        kind: shown(kind, t(`privacyRequest.kind.${kind}`)),
        text: text(details),
        sent: time(requestedAt),
        outcome: shown(answer?.outcome ?? null, answer && t(`privacyAnswer.outcome.${answer.outcome}`)),
        answer: text(answer?.text),
        answered: time(answer?.at ?? null),
      };
    }
  }

  async function* policies(): AsyncGenerator<OwnItem> {
    for (const version of await read((tx) => listAcknowledged(tx, me, reader.language))) {
      yield {
        policy: shown(version.slug, version.title),
        version: shown(version.number, String(version.number)),
        time: time(version.acknowledgedAt),
      };
    }
  }

  async function* sessions(): AsyncGenerator<OwnItem> {
    for (const { device, createdAt, lastUsedAt } of await read((tx) => listOwnSessions(tx, token))) {
      yield {
        device: text([device.browser, device.system].filter(Boolean).join(', ')),
        since: time(createdAt),
        lastUse: time(lastUsedAt),
      };
    }
  }

  async function* events(): AsyncGenerator<OwnItem> {
    for (let after = '0'; ; ) {
      const batch = await read((tx) => listOwnEvents(tx, after, itemsTogether));
      for (const { happenedAt, event } of batch)
        yield { time: time(happenedAt), event: shown(event, eventText(event, t)) };
      const last = batch.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  async function* mails(): AsyncGenerator<OwnItem> {
    for (const { createdAt, template, state } of await read(listOwnMails)) {
      yield { time: time(createdAt), kind: text(template), state: text(state) };
    }
  }

  function names(all: Names | undefined): OwnValue {
    return shown(all ?? null, all ? nameIn(all, reader.language) : null);
  }

  function party(name: string | null, office: OwnMessage['fromOffice']): OwnValue {
    if (!office) return text(name ?? reader.texts.formerUser);
    const title = t(`office.${office}`);
    return shown({ name, office }, name ? `${name}, ${title}` : title);
  }
}

const shown = (stored: unknown, text: string | null): OwnValue => ({ stored, shown: text });

const isGuardian = ({ guardians }: Student, personId: string) => guardians.some(({ id }) => id === personId);

/** Oldest first, with their files. A message that does not decrypt has none: its parties may have been changed. */
export async function* ownMessages({
  session,
  keyring,
}: Owner): AsyncGenerator<{ message: OwnMessage; files: StoredFile[] }> {
  const me = session.personId;
  for (let after: ListPlace | null = null; ; ) {
    const { found, files } = await readAs(person(me), async (tx) => {
      const messages = await listOwnMessages(tx, keyring, me, { after, most: itemsTogether });
      const ids = messages.filter(({ body }) => body !== null).map(({ id }) => id);
      return { found: messages, files: await listFilesOfMessages(tx, keyring, ids) };
    });
    for (const message of found) yield { message, files: files[message.id] ?? [] };
    const last: OwnMessage | undefined = found.at(-1);
    if (!last) return;
    after = { createdAt: last.sentAt, id: last.id };
  }
}

/** A file name may come from another device: no path leaves the folder. */
export const pathInArchive = ({ id, name }: StoredFile): string =>
  `files/${id}/${name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')}`;
