import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';

export interface RelatedLink {
  to: string;
  text: ReactNode;
}

interface ObjectPageProps {
  back: { to: string; text: string };
  /** Above the name, such as its reference. */
  eyebrow?: ReactNode;
  name: ReactNode;
  badges?: ReactNode;
  facts: readonly { label: string; value: ReactNode }[];
  /** Pages about the same person or record, and what is done rarely. */
  related: readonly RelatedLink[];
  /** Beside the sections, above the links. */
  side?: ReactNode;
  children: ReactNode;
}

/** A page about one person or record: who it is, its state and facts, then sections, with links beside them. @see PD-80 */
export function ObjectPage({ back, eyebrow, name, badges, facts, related, side, children }: ObjectPageProps) {
  const t = useTranslate();
  return (
    <>
      <div>
        <BackLink to={back.to} className="no-print">
          {back.text}
        </BackLink>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl wrap-anywhere">{name}</h1>
          {badges}
        </div>
        <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid items-start gap-5 min-[60rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
        <div className="flex flex-col gap-5">
          {side}
          <nav aria-label={t('admin.related')} className="no-print">
            <ul>
              {related.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </>
  );
}
