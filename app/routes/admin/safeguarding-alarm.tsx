import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Nobody holds the safeguarding office: on every page of the console until somebody does. @see PD-75 */
export function SafeguardingAlarm() {
  const t = useTranslate();
  return (
    <section
      aria-labelledby="safeguarding-alarm"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border-2 border-clay bg-clay-tint p-4 sm:p-5"
    >
      <div className="flex flex-1 basis-80 items-start gap-3">
        <Icon name="triangle-alert" className="mt-1 size-6 shrink-0 text-clay" />
        <div>
          <h2 id="safeguarding-alarm" className="text-xl">
            {t('admin.safeguarding.vacant')}
          </h2>
          <p className="mt-1 max-w-prose">{t('admin.safeguarding.vacant.text')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={href('/admin-console/offices/:office', { office: 'safeguarding' })} className={buttonClass()}>
          {t('admin.safeguarding.assign')}
        </Link>
        <Link to={href('/safeguarding')} className={buttonClass({ variant: 'secondary' })}>
          {t('admin.safeguarding.open')}
        </Link>
      </div>
    </section>
  );
}
