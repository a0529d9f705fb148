import type { ReactNode } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { PortalTitle } from './portal-title.tsx';

const portal = 'px-4 pt-4 pb-10 sm:px-6';
const layouts = {
  /** Of the sign-in. */
  narrow: 'max-w-md px-5 py-14 sm:py-20',
  form: `max-w-2xl ${portal}`,
  text: `max-w-3xl ${portal}`,
  table: `max-w-portal ${portal}`,
} as const;

interface PortalPageProps {
  /** Of the document, where it stays in the browser's history, and of the page without `heading`. */
  title: string;
  heading?: ReactNode;
  /** Above the heading. */
  eyebrow?: string;
  lead?: ReactNode;
  back?: { to: string; text: string };
  width: keyof typeof layouts;
  children: ReactNode;
}

/** A page of the portal outside the console: its title, heading and sections, 1.5rem apart. */
export function PortalPage({ title, heading = title, eyebrow, lead, back, width, children }: PortalPageProps) {
  return (
    <div className={classNames('mx-auto flex flex-col gap-6', layouts[width])}>
      <PortalTitle>{title}</PortalTitle>
      <div>
        {back && (
          <BackLink to={back.to} className="no-print">
            {back.text}
          </BackLink>
        )}
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className={width === 'narrow' ? 'text-3xl' : 'text-2xl'}>{heading}</h1>
        {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
