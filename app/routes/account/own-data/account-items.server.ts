import { forEachChoice, mailChoices } from '#content/notice-events.ts';
import { confidentialOffices } from '#content/offices.ts';
import { findOwnAccount, listOwnEvents, listOwnMails } from '#features/accounts/own-data.server.ts';
import { listOwnSessions } from '#features/accounts/own-sessions.server.ts';
import { listOwnFeeds } from '#features/calendar-feeds/calendar-feeds.server.ts';
import { isMailTemplate, type MailTemplate } from '#features/mails/mail-templates.server.ts';
import { getNotificationSettings } from '#features/notifications/notifications.server.ts';
import { listTenureHistory } from '#features/offices/handovers.server.ts';
import { listOfficesOf } from '#features/offices/offices.server.ts';
import { listAcknowledged } from '#features/policies/policy-notices.server.ts';
import { listOwnRequests } from '#features/privacy-requests/privacy-requests.server.ts';
import { eventText } from '../../admin/audit-log/audit-texts.ts';
import { batchSize, type OwnItem, type Source, shown } from './own-section.server.ts';
import type { OwnField } from './reader.server.ts';

export async function* account({ session, reader, read }: Source): AsyncGenerator<OwnItem> {
  const { t, text, time, yesNo } = reader;
  const [own, settings, feeds] = await read(async (tx) => [
    await findOwnAccount(tx),
    await getNotificationSettings(tx),
    await listOwnFeeds(tx),
  ]);
  const passkeys = own?.passkeys ?? [];
  const calendars = feeds.map(({ name }) => name);
  const { quietHours } = settings;
  yield {
    name: text(session.fullName),
    email: text(session.email),
    role: shown(session.role, session.role && t(`ui.role.${session.role}`)),
    language: text(session.language),
    timeZone: text(session.timeZone),
    created: time(own?.createdAt ?? null),
    lastSignIn: time(own?.lastSignInAt ?? null),
    ...forEachChoice(mailChoices satisfies readonly OwnField[], (choice) =>
      shown(settings[choice], t(`notifications.messageMails.${settings[choice]}`)),
    ),
    quietHours: text(quietHours && `${quietHours.from}–${quietHours.until}`),
    passkeys: shown(passkeys, passkeys.length === 0 ? '0' : passkeys.join('\n')),
    calendars: shown(calendars, calendars.length === 0 ? '0' : calendars.join('\n')),
    authenticatorApp: yesNo(own?.hasApp ?? false),
  };
}

export async function* requests({ reader, read }: Source): AsyncGenerator<OwnItem> {
  const { t, text, time } = reader;
  for (const { kind, text: details, requestedAt, answer } of await read((tx) => listOwnRequests(tx))) {
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

/** Periods are recorded for confidential offices only: of the others, those that the person holds now. */
export async function* offices({ reader, read }: Source): AsyncGenerator<OwnItem> {
  const { t, texts, time, yesNo } = reader;
  const [history, held] = await read(async (tx) => [await listTenureHistory(tx), await listOfficesOf(tx)]);
  const others = held
    .filter(({ id }) => !confidentialOffices.includes(id))
    .map(({ id }) => ({ office: id, isNamed: true, since: null, until: null, readsEarlier: true }));
  for (const { office, isNamed, since, until, readsEarlier } of [...history, ...others]) {
    yield {
      office: shown(office, t(`office.${office}`)),
      duty: isNamed
        ? shown('holder or deputy', texts.duties.holderOrDeputy)
        : shown('administrator', texts.duties.administrator),
      began: time(since),
      ended: time(until),
      readsEarlier: yesNo(readsEarlier),
    };
  }
}

export async function* policies({ reader, read }: Source): AsyncGenerator<OwnItem> {
  for (const version of await read((tx) => listAcknowledged(tx, reader.language))) {
    yield {
      policy: shown(version.slug, version.title),
      version: shown(version.number, String(version.number)),
      time: reader.time(version.acknowledgedAt),
    };
  }
}

export async function* sessions({ token, reader: { text, time }, read }: Source): AsyncGenerator<OwnItem> {
  for (const { device, createdAt, lastUsedAt } of await read((tx) => listOwnSessions(tx, token))) {
    yield {
      device: text([device.browser, device.system].filter(Boolean).join(', ')),
      since: time(createdAt),
      lastUse: time(lastUsedAt),
    };
  }
}

export async function* events({ reader: { t, time }, read }: Source): AsyncGenerator<OwnItem> {
  for (let after = '0'; ; ) {
    const batch = await read((tx) => listOwnEvents(tx, after, batchSize));
    for (const { happenedAt, event } of batch)
      yield { time: time(happenedAt), event: shown(event, eventText(event, t)) };
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
  }
}

export async function* mails({ reader: { texts, time }, read }: Source): AsyncGenerator<OwnItem> {
  const kinds: Record<MailTemplate, string> = texts.mailKinds;
  for (const { createdAt, template, state } of await read(listOwnMails)) {
    yield {
      time: time(createdAt),
      kind: shown(template, isMailTemplate(template) ? kinds[template] : template),
      state: shown(state, texts.mailStates[state]),
    };
  }
}
