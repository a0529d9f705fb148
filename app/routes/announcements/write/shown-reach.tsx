import { isLanguage, languages } from '#content/languages.ts';
import type { Reach } from '#features/announcements/announcements.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';

/** Families, people and their languages, without names. */
export function useReachTexts({ students, guardians, staff, languages: counts }: Reach): string[] {
  const { dateLocale, t } = useLanguage();
  const byLanguage = Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([code, count]) =>
      t('announcement.reach.language', {
        language: isLanguage(code) ? languages[code].ownName : t('announcement.reach.noLanguage'),
        count,
      }),
    );
  const list = new Intl.ListFormat(dateLocale, { type: 'unit' }).format(byLanguage);
  return [
    ...(students > 0
      ? [
          `${t('announcement.reach.students', { count: students })}: ${t('announcement.reach.guardians', { count: guardians })}`,
        ]
      : []),
    ...(staff > 0 ? [t('announcement.reach.staff', { count: staff })] : []),
    t('announcement.reach.languages', { list }),
  ];
}

export function ReachFacts({ reach }: { reach: Reach }) {
  const t = useTranslate();
  const texts = useReachTexts(reach);
  const { guardians, staff } = reach;
  return (
    <>
      <p className="font-[620]">{t('announcement.reach', { count: guardians + staff })}</p>
      <ul className="mt-1 text-sm text-ink-soft">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
