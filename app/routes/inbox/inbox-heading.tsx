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
    <div className="no-print">
      <BackLink to={href('/parent-dashboard')} className={isDetailShown ? 'max-pane:hidden' : undefined}>
        {t('inbox.backToDashboard')}
      </BackLink>
      <div
        className={classNames(
          'mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
          isDetailShown && 'max-pane:sr-only',
        )}
      >
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-3xl">{t('inbox.title')}</h1>
          <p className="text-ink-soft">{t('inbox.subtitle')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Shortcuts />
          {!isComposing && (
            <Link
              to={`${href('/inbox')}?compose`}
              className={buttonClass({}, isDetailShown ? 'max-pane:hidden' : undefined)}
            >
              <Icon name="pen-line" />
              {t('inbox.compose')}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
