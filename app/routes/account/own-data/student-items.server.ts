import { listAllAbsences } from '#features/absences/all-absences.server.ts';
import { listActivity } from '#features/activity/activity.server.ts';
import { listAttendanceOf } from '#features/attendance/attendance.server.ts';
import { listAnswers, listConsentsOf } from '#features/consents/consents.server.ts';
import { type TextInLanguage, textIn } from '#features/consents/consents.ts';
import { listFeedback } from '#features/feedback/feedback.server.ts';
import { type Names, nameIn } from '#features/reports/report-settings.ts';
import { findPublishedReport, listReportsOf } from '#features/reports/reports.server.ts';
import type { PublishedReport } from '#features/reports/reports.ts';
import { findOwnCourtOrder, findSafetyDetails } from '#features/safety/safety.server.ts';
import { findGuardian } from '#features/students/guardians.server.ts';
import { type Guardian, rights } from '#features/students/guardians.ts';
import { listStudentsOf } from '#features/students/students.server.ts';
import { ownFields, ownFieldText, type Student } from '#features/students/students.ts';
import { batchSize, type OwnItem, type Source, shown } from './own-section.server.ts';
import type { OwnValue, Reader } from './reader.server.ts';

export async function* students(source: Source): AsyncGenerator<OwnItem> {
  const { t, text } = source.reader;
  for (const student of await childrenOf(source)) {
    const own = await source.read((tx) => findGuardian(tx, student.id, source.session.personId));
    const guardians = student.guardians.map((one) => ({ name: one.fullName, relation: one.relation }));
    yield {
      ...Object.fromEntries(ownFields.map((field) => [field, shown(student[field], ownFieldText(student, field, t))])),
      guardians: shown(
        guardians,
        guardians.map(({ name, relation }) => `${name} (${t(`relation.${relation}`)})`).join(', '),
      ),
      relation: shown(own?.relation ?? null, own && t(`relation.${own.relation}`)),
      rights: rightsValue(own, source.reader),
      academicMentor: text(student.academicMentor?.fullName ?? null),
      wellbeingCoach: text(student.wellbeingCoach?.fullName ?? null),
    };
  }
}

function rightsValue(own: Guardian | null, { texts }: Reader): OwnValue {
  const held = rights.filter((right) => own?.[right]);
  return shown(held, held.map((right) => texts.rights[right]).join('\n'));
}

export async function* reports(source: Source): AsyncGenerator<OwnItem> {
  const { reader, read } = source;
  for (const child of await childrenOf(source)) {
    for (const { id, version } of await read((tx) => listReportsOf(tx, child.id))) {
      for (let number = 1; number <= version; number++) {
        const report = await read((tx) => findPublishedReport(tx, id, number));
        if (report) yield reportItem(child, report, reader);
      }
    }
  }
}

function reportItem(child: Student, report: PublishedReport, reader: Reader): OwnItem {
  const { content, shown: published } = report;
  const { number } = published;
  const { text } = reader;
  const names = (all: Names | undefined) => shown(all ?? null, all ? nameIn(all, reader.language) : null);
  return {
    student: text(child.fullName),
    term: names(content?.names.term),
    subject: names(content?.names.subject),
    version: shown(number, String(number)),
    published: reader.time(published.publishedAt),
    author: text(published.authorName ?? reader.texts.formerUser),
    attainment: names(content?.names.attainment),
    effort: names(content?.names.effort),
    target: text(content?.target),
    comment: text(content?.comment),
    nextStep: text(content?.nextStep),
    textLanguage: text(content?.language || null),
  };
}

export async function* feedback(source: Source): AsyncGenerator<OwnItem> {
  const { reader, read } = source;
  const { t, text, time } = reader;
  for (const child of await childrenOf(source)) {
    const found = await read((tx) => listFeedback(tx, child.id));
    for (const { area, author, latest, earlier } of found) {
      for (const version of [...earlier.toReversed(), latest]) {
        yield {
          student: text(child.fullName),
          area: shown(area, t(`feedback.area.${area}`)),
          author: text(author?.fullName ?? reader.texts.formerUser),
          version: shown(version.number, String(version.number)),
          published: time(new Date(version.publishedAt)),
          text: text(version.text),
          textLanguage: text(version.language),
        };
      }
    }
  }
}

export async function* absences(source: Source): AsyncGenerator<OwnItem> {
  const { t, text, time, day } = source.reader;
  for (const child of await childrenOf(source)) {
    for (const absence of await source.read((tx) => listAllAbsences(tx, child.id))) {
      yield {
        student: text(child.fullName),
        firstDay: day(absence.firstDay),
        lastDay: day(absence.lastDay),
        reason: shown(absence.reason, t(`absence.reason.${absence.reason}`)),
        note: text(absence.note),
        textLanguage: text(absence.language),
        reported: time(absence.reportedAt),
        withdrawn: time(absence.withdrawnAt),
      };
    }
  }
}

export async function* attendance(source: Source): AsyncGenerator<OwnItem> {
  const { t, text, time, language } = source.reader;
  for (const child of await childrenOf(source)) {
    for (const lesson of await source.read((tx) => listAttendanceOf(tx, child.id))) {
      const { names, startsAt, mark, minutes, explanation } = lesson;
      const said = t(`attendance.mark.${mark}`);
      yield {
        student: text(child.fullName),
        course: names ? shown(names, nameIn(names, language)) : text(null),
        time: time(startsAt),
        state: shown(
          { mark, minutes },
          minutes === null ? said : `${said} (${t('attendance.minutes', { count: minutes })})`,
        ),
        reason: explanation ? shown(explanation, t(`attendance.explanation.${explanation}`)) : text(null),
      };
    }
  }
}

/** As the person may see it at this moment: not the earlier versions, nor what other guardians wrote about court orders. */
export async function* safety(source: Source): AsyncGenerator<OwnItem> {
  const { text, time } = source.reader;
  for (const child of await childrenOf(source)) {
    const found = await source.read((tx) => findSafetyDetails(tx, child.id));
    const courtOrder = await source.read((tx) => findOwnCourtOrder(tx, child.id));
    if (!found && !courtOrder) continue;
    const details = found?.details;
    const contacts = details?.contacts ?? [];
    yield {
      student: text(child.fullName),
      country: text(details?.country),
      address: text(details?.address),
      timeZone: text(details?.timeZone),
      contacts: shown(contacts, contacts.map((contact) => Object.values(contact).join(', ')).join('\n') || null),
      health: text(details?.health),
      companions: text(details?.companions),
      author: text(found?.authorName),
      changed: time(found?.writtenAt ?? null),
      confirmed: time(found?.confirmedAt ?? null),
      confirmedBy: text(found?.confirmedByName),
      courtOrder: text(courtOrder?.text),
    };
  }
}

/** Every answer with the text that was read, and the questions that nobody has answered. */
export async function* consents(source: Source): AsyncGenerator<OwnItem> {
  const { reader, read } = source;
  const { t, text, time } = reader;
  for (const child of await childrenOf(source)) {
    const asked = (title: string, read: TextInLanguage, version: number) => ({
      student: text(child.fullName),
      title: text(title),
      text: text(read.text),
      textLanguage: text(read.language),
      version: shown(version, String(version)),
    });
    for (const { titles, texts, language, version, ...given } of await read((tx) => listAnswers(tx, child.id))) {
      yield {
        ...asked(textIn(titles, language).text, textIn(texts, language), version),
        author: text(given.guardianName ?? reader.texts.formerUser),
        answer: shown(given.answer, t(`consents.answer.${given.answer}`)),
        answered: time(given.answeredAt),
      };
    }
    for (const consent of await read((tx) => listConsentsOf(tx, child.id, reader.language))) {
      if (consent.decisions.some(({ answer }) => answer !== null)) continue;
      yield asked(consent.title.text, consent.text, consent.version);
    }
  }
}

export async function* activity(source: Source): AsyncGenerator<OwnItem> {
  const { t, text, time, texts } = source.reader;
  const nameOf = new Map((await childrenOf(source)).map(({ id, fullName }) => [id, fullName]));
  let before: string | null = null;
  do {
    const page = await source.read((tx) => listActivity(tx, [...nameOf.keys()], before, batchSize));
    for (const { studentId, kind, happenedAt, personName } of page.items) {
      const name = personName ?? texts.formerUser;
      yield {
        student: text(nameOf.get(studentId) ?? null),
        time: time(new Date(happenedAt)),
        event: shown({ kind, person: personName }, t(`activity.${kind}`, { name })),
      };
    }
    before = page.next;
  } while (before !== null);
}

async function childrenOf({ session: { personId }, read }: Source): Promise<Student[]> {
  const students = await read((tx) => listStudentsOf(tx));
  return students.filter(({ guardians }) => guardians.some(({ id }) => id === personId));
}
