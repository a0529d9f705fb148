import { Lock } from 'lucide-react';
import type { SubmitEventHandler } from 'react';
import { Link } from 'react-router';
import { school } from '../../content/school.ts';
import { useTranslate } from '../i18n/language-context.tsx';
import { buttonClass } from './button.tsx';
import { copyrightYears } from './copyright.ts';
import { MeridianArcs } from './meridian-arcs.tsx';
import { PlainList } from './plain-list.tsx';
import { usePublicLinks } from './public-link.tsx';
import { Wordmark } from './wordmark.tsx';

const governanceLinks = [
  { path: '/governance', label: 'footer.governance' },
  { path: '/legal', label: 'footer.legal' },
  { path: '/legal/safeguarding', label: 'footer.safeguarding' },
  { path: '/legal/complaints', label: 'footer.complaints' },
  { path: '/privacy', label: 'footer.privacy' },
  { path: '/terms', label: 'footer.terms' },
  { path: '/legal/cookie-policy', label: 'footer.cookiePolicy' },
  { path: '/accessibility', label: 'footer.accessibility' },
] as const;

export type FooterProps = {
  /** The current year by the server's clock. @see decisions 4 */
  year: number;
  /** The path of this page, to come back to where no script runs. */
  returnTo: string;
  onManageCookies?: SubmitEventHandler<HTMLFormElement> | undefined;
};

/** @see core §2 Global elements */
export function Footer({ year, returnTo, onManageCookies }: FooterProps) {
  const t = useTranslate();
  return (
    <footer className="no-print relative isolate overflow-clip bg-sea text-ivory">
      <MeridianArcs className="absolute -end-40 -top-10 -z-10 h-[150%] text-gold opacity-15 max-lg:opacity-10" />
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 pt-14 pb-10 sm:px-8 lg:grid-cols-[1.1fr_1.3fr_1.3fr] lg:pt-18">
        <div>
          <Wordmark />
          <p className="mt-5 font-heading text-xl text-gold">{t('shell.mission')}</p>
        </div>
        <GovernanceLinks />
        <SecureCommunication />
      </div>
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-ivory/20 py-5 text-sm text-mist">
          <p>
            <bdi dir="ltr">{copyrightYears(year)}</bdi> <bdi translate="no">{school.name}</bdi>
          </p>
          <form method="post" action="/preferences/consent" onSubmit={onManageCookies}>
            <input type="hidden" name="returnTo" value={returnTo} />
            <button type="submit" name="choice" value="reset" className="footer-link">
              {t('footer.manageCookies')}
            </button>
          </form>
        </div>
      </div>
    </footer>
  );
}

function GovernanceLinks() {
  const t = useTranslate();
  const linkTo = usePublicLinks();
  return (
    <nav aria-labelledby="footer-governance">
      <h2 id="footer-governance" className="text-xl">
        {t('footer.governanceHeading')}
      </h2>
      <PlainList className="mt-3 grid gap-x-6 text-mist sm:grid-cols-2">
        {governanceLinks.map(({ path, label }) => (
          <li key={path}>{linkTo({ to: path, className: 'footer-link', children: t(label) })}</li>
        ))}
      </PlainList>
    </nav>
  );
}

function SecureCommunication() {
  const t = useTranslate();
  return (
    <section aria-labelledby="footer-communication">
      <h2 id="footer-communication" className="text-xl">
        {t('footer.communicationHeading')}
      </h2>
      <p className="mt-4 max-w-md text-mist">{t('footer.communicationStatement')}</p>
      <Link to="/parent-login" className={buttonClass({ variant: 'on-dark' }, 'mt-6')}>
        <Lock aria-hidden />
        {t('footer.accessPortal')}
      </Link>
    </section>
  );
}
