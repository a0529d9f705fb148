import { href, Link, useMatch } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { alertCardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

const linkClass = 'text-link inline-flex min-h-11 items-center';

/** Nobody holds the safeguarding office: on every page of the console until somebody does. @see PD-75 */
export function SafeguardingAlarm() {
  const t = useTranslate();
  const isFirstPage = useMatch(href('/admin-console')) !== null;
  return (
    <div role="note" className={classNames(alertCardClass, 'flex items-start gap-2.5 px-4')}>
      <Icon name="triangle-alert" className="mt-3 size-5 shrink-0 text-clay" />
      <div>
        <p className="flex flex-wrap items-center gap-x-5">
          <strong className="py-2 font-[620]">{t('admin.safeguarding.vacant')}</strong>
          <Link to={href('/admin-console/offices/:office', { office: 'safeguarding' })} className={linkClass}>
            {t('admin.safeguarding.assign')}
          </Link>
          <Link to={href('/safeguarding')} className={linkClass}>
            {t('admin.safeguarding.open')}
          </Link>
        </p>
        {isFirstPage && <p className="max-w-prose pb-2.5 text-sm">{t('admin.safeguarding.vacant.text')}</p>}
      </div>
    </div>
  );
}
