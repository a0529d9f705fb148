import { href } from 'react-router';
import { school } from '#content/school.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { concernLink } from './concern-link.ts';
import { copyrightYears } from './copyright.ts';
import type { FooterProps } from './footer.tsx';

const legalLinks = [
  concernLink,
  { path: '/privacy', label: 'footer.privacy' },
  { path: '/terms', label: 'footer.terms' },
  { path: '/legal', label: 'footer.legal' },
  { path: '/legal/cookie-policy', label: 'footer.cookiePolicy' },
  { path: '/accessibility', label: 'footer.accessibility' },
] as const;

/** Footer of signed-in pages. @see PD-32 */
export function PortalFooter({ year, returnTo }: FooterProps) {
  const t = useTranslate();
  return (
    <footer className="portal-footer no-print">
      <p>
        <bdi dir="ltr">{copyrightYears(year)}</bdi> <bdi translate="no">{school.name}</bdi>
      </p>
      <nav aria-label={t('portal.legal')}>
        {legalLinks.map(({ path, label }) => (
          <PublicLink key={path} to={path}>
            {t(label)}
          </PublicLink>
        ))}
        <ManageCookies returnTo={returnTo} />
      </nav>
    </footer>
  );
}

function ManageCookies({ returnTo }: { returnTo: string }) {
  const t = useTranslate();
  return (
    <form method="post" action={href('/preferences/consent')}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <button type="submit" name="choice" value="reset">
        {t('footer.manageCookies')}
      </button>
    </form>
  );
}
