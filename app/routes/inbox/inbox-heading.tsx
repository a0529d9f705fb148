import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Shortcuts } from './shortcuts.tsx';

type InboxHeadingProps = { isDetailShown: boolean; isComposing: boolean };

/** Title and actions. On screens that show only the detail, the title is visually hidden. */
export function InboxHeading({ isDetailShown, isComposing }: InboxHeadingProps) {
  const t = useTranslate();
  return (
    <div
      className={classNames(
        'no-print mb-4 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 pane:mb-0 pane:flex-nowrap',
        isDetailShown && 'max-pane:sr-only',
      )}
    >
      <BackLink to={href('/parent-dashboard')} className={isDetailShown ? 'max-pane:hidden' : 'max-pane:basis-full'}>
        {t('inbox.backToDashboard')}
      </BackLink>
      <h1 className="text-2xl">{t('inbox.title')}</h1>
      <p className="me-auto text-sm text-ink-soft max-pane:order-1 max-pane:basis-full">{t('inbox.subtitle')}</p>
      <Shortcuts />
      {!isComposing && (
        <Link
          to={`${href('/inbox')}?compose`}
          className={buttonClass({ size: 'small' }, isDetailShown ? 'max-pane:hidden' : 'max-pane:ms-auto')}
        >
          <Icon name="pen-line" />
          {t('inbox.compose')}
        </Link>
      )}
    </div>
  );
}
