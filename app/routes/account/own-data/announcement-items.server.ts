import { findAnnouncement, listAnnouncements } from '#features/announcements/announcements.server.ts';
import { findSentAnnouncement, listSentAnnouncements } from '#features/announcements/sent-announcements.server.ts';
import { listFilesOfAnnouncements } from '#features/files/files.server.ts';
import type { Page } from '#platform/lists.ts';
import { filesIn } from './message-items.server.ts';
import { batchSize, type OwnItem, type Source } from './own-section.server.ts';

/** What the person was told, with what they did, and what they announced. @see PD-66 */
export async function* announcements(source: Source): AsyncGenerator<OwnItem> {
  yield* received(source);
  yield* sent(source);
}

async function* received({ reader, read }: Source): AsyncGenerator<OwnItem> {
  const { text, time, texts, language } = reader;
  const files = await read(listFilesOfAnnouncements);
  const pages = pagesOf((after) => read((tx) => listAnnouncements(tx, { language, after, size: batchSize })));
  for await (const { id } of pages) {
    const found = await read((tx) => findAnnouncement(tx, id, language));
    if (!found) continue;
    const { question, answer } = found;
    yield {
      published: time(found.publishedAt),
      author: text(found.authorName ?? texts.formerUser),
      title: text(found.title),
      text: text(found.body),
      textLanguage: text(found.language),
      read: time(found.readAt),
      confirmed: time(found.confirmedAt),
      question: text(question?.text),
      answer: text(answer === null ? null : question?.answers[answer]),
      files: filesIn(files[id]),
    };
  }
}

async function* sent({ reader, read, session }: Source): AsyncGenerator<OwnItem> {
  const { text, time, language } = reader;
  const files = await read(listFilesOfAnnouncements);
  const pages = pagesOf((after) => read((tx) => listSentAnnouncements(tx, { language, after, size: batchSize })));
  for await (const { id } of pages) {
    const found = await read((tx) => findSentAnnouncement(tx, id));
    for (const written of found?.texts ?? []) {
      yield {
        published: time(found?.publishedAt ?? null),
        author: text(session.fullName),
        title: text(written.title),
        text: text(written.body),
        textLanguage: text(written.language),
        question: text(written.question?.text),
        files: filesIn(files[id]),
      };
    }
  }
}

async function* pagesOf<Item>(list: (after: string | null) => Promise<Page<Item>>): AsyncGenerator<Item> {
  let after: string | null = null;
  do {
    const page: Page<Item> = await list(after);
    yield* page.items;
    after = page.next;
  } while (after !== null);
}
