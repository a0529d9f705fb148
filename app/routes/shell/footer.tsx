import { href, Link } from 'react-router';
import { imprintIn } from '#content/imprint.ts';
import { school } from '#content/school.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import type { PublicPath } from '#i18n/paths.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MeridianArcs } from '#ui/meridian-arcs.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { concernLink } from './concern-link.ts';
import { copyrightYears } from './copyright.ts';
import { helpLinks } from './public-links.ts';

const schoolLinks = [
  { path: '/vision', label: 'nav.vision' },
  { path: '/our-philosophy', label: 'footer.philosophy' },
  { path: '/manifesto', label: 'footer.manifesto' },
  { path: '/curriculum', label: 'nav.curriculum' },
  { path: '/faculty', label: 'nav.faculty' },
  { path: '/global-presence', label: 'nav.globalPresence' },
  { path: '/global-network', label: 'footer.network' },
  { path: '/admissions', label: 'nav.admissions' },
] as const;

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
  /** The server's current year. @see PD-4 */
  year: number;
  /** The path of this page, to return to after a form post without a script. */
  returnTo: string;
  /** The page of questions exists in this language. */
  hasQuestions: boolean;
};

/** @see core §2 Global elements */
export function Footer({ year, returnTo, hasQuestions }: FooterProps) {
  const t = useTranslate();
  return (
    <footer className="no-print relative isolate overflow-clip bg-sea text-ivory">
      <MeridianArcs className="absolute -end-40 -top-10 -z-10 h-[150%] text-gold opacity-15 max-lg:hidden" />
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 pt-14 pb-10 sm:px-8 sm:grid-cols-2 xl:grid-cols-[0.8fr_1.25fr_1.45fr_1.1fr] lg:pt-18">
        <div>
          <Wordmark />
          <p className="mt-5 font-heading text-xl text-gold">{t('shell.mission')}</p>
          <PublicLink to={concernLink.path} className="footer-link mt-4 font-[620] text-ivory">
            {t(concernLink.label)}
          </PublicLink>
        </div>
        <FooterLinks
          id="footer-school"
          heading="footer.schoolHeading"
          links={[...schoolLinks, ...helpLinks(hasQuestions)]}
        />
        <FooterLinks id="footer-governance" heading="footer.governanceHeading" links={governanceLinks} />
        <SecureCommunication />
      </div>
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-ivory/20 py-5 text-sm text-mist">
          <ImprintLine />
          <p>
            <bdi dir="ltr">{copyrightYears(year)}</bdi> <bdi translate="no">{school.name}</bdi>
          </p>
          <form method="post" action={href('/preferences/consent')}>
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

/** @see PD-27 */
function ImprintLine() {
  const { language } = useLanguage();
  const imprint = imprintIn(language);
  if (imprint === '') return null;
  return (
    <p className="basis-full">
      <bdi translate="no">{school.parentCompany}</bdi>
      <span aria-hidden> · </span>
      {imprint}
    </p>
  );
}

type FooterLinksProps = {
  id: string;
  heading: PlainTranslationKey;
  links: readonly { path: PublicPath; label: PlainTranslationKey }[];
};

function FooterLinks({ id, heading, links }: FooterLinksProps) {
  const t = useTranslate();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {t(heading)}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 text-mist">
        {links.map(({ path, label }) => (
          <li key={path}>
            <PublicLink to={path} className="footer-link">
              {t(label)}
            </PublicLink>
          </li>
        ))}
      </ul>
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
      <Link to={href('/parent-login')} className={buttonClass({ variant: 'on-dark' }, 'mt-6')}>
        <Icon name="lock" />
        {t('footer.accessPortal')}
      </Link>
    </section>
  );
}
