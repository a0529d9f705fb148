import type { ReactNode } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';
import { WrittenText } from '#ui/written-text.tsx';
import type { ShownDetails, ShownVersion } from './load-emergency.server.ts';

type SafetyFactsProps = { version: ShownVersion; localTime: string | null };

/** Whom to call, where the student is, and what matters there. */
export function SafetyFacts({ version, localTime }: SafetyFactsProps) {
  const t = useTranslate();
  const { details } = version;
  if (!details) return <Card isAlert>{t('safety.unreadable')}</Card>;
  return (
    <Card className="flex flex-col gap-5">
      <Fact title={t('emergency.contacts')}>
        <Contacts contacts={details.contacts} />
      </Fact>
      <Fact title={t('emergency.place')}>
        <p>{details.countryName}</p>
        {details.address && (
          <div
            dir="auto"
            lang={details.textLanguages.address ?? undefined}
            translate="no"
            className="whitespace-pre-line page-side wrap-anywhere"
          >
            {details.address}
          </div>
        )}
        {localTime && (
          <p className="mt-1 text-sm text-ink-soft">
            {t('emergency.now')}: <b className="text-ink">{localTime}</b> (
            <bdi>{details.timeZone.replaceAll('_', ' ')}</bdi>)
          </p>
        )}
      </Fact>
      <Fact title={t('safety.health')}>
        <Written text={details.health} language={details.textLanguages.health} />
      </Fact>
      <Fact title={t('safety.companions')}>
        <Written text={details.companions} language={details.textLanguages.companions} />
      </Fact>
      <p className="text-sm text-ink-soft">
        <Confirmed version={version} />
      </p>
    </Card>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-lg">{title}</h2>
      {children}
    </section>
  );
}

export function Contacts({ contacts }: Pick<ShownDetails, 'contacts'>) {
  const t = useTranslate();
  if (contacts.length === 0) return <p className="text-ink-soft">{t('emergency.notEntered')}</p>;
  return (
    <ol className="list-decimal ps-5">
      {contacts.map(({ name, relation, phone }) => (
        <li key={`${name} ${phone}`} className="py-1 wrap-anywhere">
          <bdi translate="no" className="font-[620]">
            {name}
          </bdi>
          {relation && (
            <span className="text-ink-soft">
              {' ('}
              <bdi>{relation}</bdi>)
            </span>
          )}{' '}
          <a
            href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`}
            dir="ltr"
            className="text-link inline-block text-lg tabular-nums"
          >
            {phone}
          </a>
        </li>
      ))}
    </ol>
  );
}

export function Written({ text, language }: { text: string; language: string | null }) {
  const t = useTranslate();
  if (text === '') return <p className="text-ink-soft">{t('emergency.notEntered')}</p>;
  return <WrittenText text={text} language={language} className="whitespace-pre-line page-side wrap-anywhere" />;
}

function Confirmed({ version: { confirmedAt, confirmedByName } }: { version: ShownVersion }) {
  const t = useTranslate();
  if (!confirmedAt) return t('emergency.unconfirmed');
  return (
    <>
      <bdi>{t('emergency.confirmed', { name: confirmedByName ?? t('message.formerUser') })}</bdi> ·{' '}
      <LocalDay at={confirmedAt.getTime()} />
    </>
  );
}
