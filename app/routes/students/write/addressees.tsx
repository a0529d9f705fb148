import type { LetterRecipient, LetterRecipients } from '#features/students/letter-recipients.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

const shownOpen = 12;

/** The receivers of the letter, and the guardians who do not receive it, with the reason. */
export function Addressees({ addresses, studentCount }: { addresses: LetterRecipients; studentCount: number }) {
  const t = useTranslate();
  const { receivers, suspended, withoutFamily } = addresses;
  return (
    <section aria-labelledby="receivers" className={classNames(cardClass, 'p-5')}>
      <details open={receivers.length <= shownOpen} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id="receivers" className="text-xl">
            {t('letter.receivers', { count: receivers.length })}
          </h2>
          <span className="text-ink-soft">{t('letter.students', { count: studentCount })}</span>
          <Icon name="chevron-down" className="ms-auto size-5 self-center group-open:rotate-180" />
        </summary>
        <ul className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {receivers.map((guardian) => (
            <li key={guardian.id} className="min-w-0 wrap-anywhere">
              <bdi translate="no">{guardian.fullName}</bdi> <Students of={guardian.of} />
            </li>
          ))}
        </ul>
      </details>
      {suspended.length + withoutFamily.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <h3 className="text-base font-[620]">{t('letter.excluded')}</h3>
          <ul className="mt-1 flex flex-col gap-1 text-ink-soft">
            {suspended.map((guardian) => (
              <li key={guardian.id}>
                {t('letter.suspended', { name: guardian.fullName })} <Students of={guardian.of} />
              </li>
            ))}
            {withoutFamily.map(({ id, fullName }) => (
              <li key={id}>{t('letter.withoutFamily', { name: fullName })}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Students({ of }: Pick<LetterRecipient, 'of'>) {
  const t = useTranslate();
  return (
    <span className="block text-sm text-ink-soft">
      {of.map(({ studentId, student, relation }) => (
        <span key={studentId} className="block">
          {t(`relation.${relation}`)} · <bdi translate="no">{student}</bdi>
        </span>
      ))}
    </span>
  );
}
