import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ConsentAnswer, StudentConsent, TextInLanguage } from '#features/consents/consents.ts';
import { FormOwner } from '#forms/draft-owner.tsx';
import { dateFormatter } from '#i18n/dates.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import { useShell } from '../shell/use-shell.ts';
import { type ConsentGroup, isWaiting, type ShownConsent } from './consent-groups.ts';
import { Decisions } from './decisions.tsx';
import { ConsentBadge } from './state-badge.tsx';

/** A question, its text, and the answers about each child. */
export function ConsentCard({ group: { question, students } }: { group: ConsentGroup }) {
  const t = useTranslate();
  const { consentId, title, text, isClosed } = question;
  const isOpen = students.some(isWaiting);
  const id = `consent-${consentId}`;
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={id} lang={title.language} dir="auto" className="text-xl wrap-anywhere">
              {title.text}
            </h3>
            {isClosed && <Badge>{t('consents.closed')}</Badge>}
          </div>
          <Terms question={question} isOpen={isOpen} />
        </div>
        {isOpen ? (
          <QuestionText text={text} />
        ) : (
          <details>
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
              {t('consents.readText')}
            </summary>
            <QuestionText text={text} />
          </details>
        )}
        <ul className="divide-y divide-line border-t border-line">
          {students.map((consent) => (
            <li key={consent.studentId} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4 last:pb-0">
              <div className="me-auto min-w-0 basis-52 grow">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <bdi translate="no" className="font-[620] wrap-anywhere">
                    {consent.studentName}
                  </bdi>
                  <ConsentBadge state={consent.state} />
                </p>
                <Decisions decisions={consent.decisions} />
              </div>
              <Answer consent={consent} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function QuestionText({ text: { text, language } }: { text: TextInLanguage }) {
  return (
    <WrittenText text={text} language={language} className="page-side max-w-prose whitespace-pre-line wrap-anywhere" />
  );
}

/** By when, until when, who must agree, and whether the text was replaced. */
function Terms({ question, isOpen }: { question: StudentConsent; isOpen: boolean }) {
  const { answerBy, validUntil, needsAll, version, publishedAt } = question;
  const { dateLocale, t } = useLanguage();
  const said = (day: Date) => dateFormatter(dateLocale, { dateStyle: 'long', timeZone: 'UTC' })(day);
  return (
    <ul className="mt-1 text-sm text-ink-soft">
      {isOpen && <li className="font-[560] text-ink">{t('consents.answerBy', { day: said(new Date(answerBy)) })}</li>}
      <li>{t(needsAll ? 'consents.needsAll' : 'consents.needsOne')}</li>
      <li>
        {validUntil ? t('consents.validUntil', { day: said(new Date(validUntil)) }) : t('consents.validUntilWithdrawn')}
      </li>
      {version > 1 && <li>{t('consents.changed', { day: said(publishedAt) })}</li>}
    </ul>
  );
}

function Answer({ consent }: { consent: ShownConsent }) {
  const { consentId, studentId, studentName, title, text, version, isClosed, decisions, requestId } = consent;
  const t = useTranslate();
  const ownId = useShell()?.person?.id;
  const { formData } = useNavigation();
  // A live update may show a new text while somebody is reading: their answer is to the one that they opened.
  const [readVersion] = useState(version);
  const own = decisions.find(({ guardianId }) => guardianId === ownId);
  if (!own) return isWaiting(consent) && <p className="max-w-72 text-sm text-ink-soft">{t('consents.noRight')}</p>;
  const answers = possibleAnswers(own.answer, isClosed);
  if (answers.length === 0) return null;
  const isSending = formData?.get('consentId') === consentId && formData.get('studentId') === studentId;
  const fields = { consentId, studentId, version: String(readVersion), language: text.language, requestId };
  return (
    <Form method="post" preventScrollReset className="no-print flex flex-wrap gap-3">
      <FormOwner />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {answers.map((answer) => (
        <Button
          key={answer}
          type="submit"
          name="answer"
          value={answer}
          variant={answer === 'yes' && own.answer === null ? 'primary' : 'secondary'}
          size={own.answer === null ? 'normal' : 'small'}
          isBusy={isSending}
          aria-label={t(`${labels[answer]}.named`, { name: studentName, title: title.text })}
        >
          {t(labels[answer])}
        </Button>
      ))}
    </Form>
  );
}

const labels = { yes: 'consents.yes', no: 'consents.no', withdrawn: 'consents.withdraw' } as const;

/** What the reader can answer after `former`. The database accepts the same. */
function possibleAnswers(former: ConsentAnswer | null, isClosed: boolean): ConsentAnswer[] {
  if (former === 'yes') return ['withdrawn'];
  if (isClosed) return [];
  return former === null ? ['yes', 'no'] : ['yes'];
}
