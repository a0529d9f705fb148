import { frameworks } from '#content/frameworks.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { classNames } from '#ui/class-names.ts';

/** Always shows the disclaimer that alignment is not accreditation. @see content §1 */
export function FrameworkBadges({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  return (
    <div className={className}>
      <ul aria-label={t('alignment.title')} className="flex flex-wrap gap-2.5">
        {frameworks.map((framework) => (
          <li key={framework} className={badgeClass}>
            <bdi lang="en" translate="no">
              {framework}
            </bdi>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-prose text-sm text-ink-soft">{t('alignment.disclaimer')}</p>
    </div>
  );
}

const badgeClass = classNames(
  'inline-flex min-h-11 items-center rounded-full border border-brass-bright/60 bg-paper px-4.5',
  'font-heading text-base leading-none',
);
