import { languages } from '#content/languages.ts';
import type { Enquiry } from '#features/enquiries/enquiries.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Detail } from '#ui/detail.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import { EmailText } from '../../shell/email-text.tsx';
import { KeptUntil } from '../enquiries/kept-until.tsx';
import { OfficeOf } from '../enquiries/office-of.tsx';
import { SealedText } from '../enquiries/sealed-text.tsx';

/** What was written, first and in reading size. */
export function EnquiryMessage({ enquiry }: { enquiry: Pick<Enquiry, 'message' | 'writtenIn'> }) {
  const { message, writtenIn } = enquiry;
  const t = useTranslate();
  return (
    <Card>
      <h2 className="sr-only">{t('enquiry.message')}</h2>
      {message === null ? (
        <SealedText text={null} />
      ) : (
        <WrittenText
          text={message}
          language={writtenIn}
          className="max-w-prose text-lg whitespace-pre-wrap wrap-anywhere"
        />
      )}
    </Card>
  );
}

type EnquiryDetailsProps = {
  enquiry: Enquiry;
  /** In a narrow column, of a page that begins with when it was received and how long it is kept. */
  isNarrow?: boolean;
};

export function EnquiryDetails({ enquiry, isNarrow = false }: EnquiryDetailsProps) {
  const t = useTranslate();
  const { topic, channel, name, email, phone, region, stage, language, consultationOn, mailState } = enquiry;
  return (
    <Card>
      <dl className={classNames('grid gap-x-8 gap-y-4 sm:grid-cols-2', isNarrow && 'min-[60rem]:grid-cols-1')}>
        <Detail label={t('enquiry.name')}>{name === '' ? t('enquiries.notGiven') : <SealedText text={name} />}</Detail>
        <Detail label={t('enquiry.email')}>
          {!email ? (
            email === '' ? (
              t('enquiries.notGiven')
            ) : (
              <SealedText text={null} />
            )
          ) : (
            <a href={`mailto:${email}`} className="text-link -my-2.5 inline-flex min-h-11 items-center">
              <EmailText email={email} />
            </a>
          )}
        </Detail>
        {phone !== '' && (
          <Detail label={t('enquiries.phone')}>
            <SealedText text={phone} />
          </Detail>
        )}
        {topic === 'consultation' && (
          <Detail label={t('enquiry.region')}>
            <SealedText text={region} />
          </Detail>
        )}
        {stage && <Detail label={t('enquiry.stage')}>{t(`enquiry.stage.${stage}`)}</Detail>}
        <Detail label={t('enquiries.office')}>
          <OfficeOf enquiry={enquiry} />
        </Detail>
        <Detail label={t('enquiries.language')}>
          <span lang={language}>{languages[language].ownName}</span>
        </Detail>
        <Detail label={t('enquiries.channel')}>{t(`enquiries.channel.${channel}`)}</Detail>
        <Detail label={t('enquiries.mail')}>{t(`enquiries.mail.${mailState ?? 'none'}`)}</Detail>
        {!isNarrow && (
          <>
            <Detail label={t('enquiries.received')}>
              <LocalTime at={enquiry.receivedAt} format="short" />
            </Detail>
            <Detail label={t('enquiries.keptUntil')}>
              <KeptUntil enquiry={enquiry} />
            </Detail>
          </>
        )}
        {consultationOn && (
          <Detail label={t('enquiries.consultationOn')}>
            <CalendarDay day={consultationOn} />
          </Detail>
        )}
      </dl>
    </Card>
  );
}
