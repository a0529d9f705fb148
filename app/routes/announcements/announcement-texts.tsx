import { languages } from '#content/languages.ts';
import type { AnnouncementText } from '#features/announcements/announcements.ts';
import { MessageBody } from '../inbox/message-body.tsx';

/** The text in each language, as its readers see it. */
export function AnnouncementTexts({ texts }: { texts: readonly AnnouncementText[] }) {
  return texts.map(({ language, title, body, question }) => (
    <article key={language} lang={language} dir={languages[language].direction} className="text-ink">
      <p className="text-sm text-ink-soft">{languages[language].ownName}</p>
      <p className="text-start font-[620] wrap-anywhere">{title}</p>
      <MessageBody text={body} language={language} />
      {question && (
        <>
          <p className="mt-4 text-start font-[620] wrap-anywhere">{question.text}</p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {question.answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  ));
}
