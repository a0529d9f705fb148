import { useId } from 'react';
import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { type ButtonLook, buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

type PortalCalloutProps = {
  /** Defaults to "Secure Communication". */
  title?: string | undefined;
  description?: string | undefined;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
};

/** Link to the family portal as a card. @see content §2 Reusable portal call-to-action */
export function PortalCallout({ title, description, level = 2, className }: PortalCalloutProps) {
  const t = useTranslate();
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        cardClass,
        'grid items-center gap-x-7 gap-y-5 border-s-3 border-s-brass-bright p-6 sm:grid-cols-[auto_1fr] sm:p-8',
        'lg:grid-cols-[auto_1fr_auto]',
        className,
      )}
    >
      <span className="inline-flex size-14 items-center justify-center rounded-full border border-line bg-ivory text-brass">
        <Icon name="lock" strokeWidth={1.5} className="size-6.5" />
      </span>
      <div>
        <Title id={titleId} className="text-2xl">
          {title ?? t('portal.title')}
        </Title>
        <p className="mt-2 max-w-prose text-ink-soft">{description ?? t('portal.description')}</p>
      </div>
      <Link to={href('/parent-login')} className={buttonClass({}, 'justify-self-start sm:col-start-2 lg:col-start-3')}>
        {t('portal.login')}
      </Link>
    </section>
  );
}

type CompactPortalCalloutProps = ButtonLook & { className?: string | undefined };

export function CompactPortalCallout({ className, ...look }: CompactPortalCalloutProps) {
  const t = useTranslate();
  return (
    <Link to={href('/parent-login')} className={buttonClass({ variant: 'secondary', ...look }, className)}>
      <Icon name="lock" />
      {t('portal.access')}
    </Link>
  );
}
