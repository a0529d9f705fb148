import { href, Link } from 'react-router';
import type { HomeCopy } from '#content/pages/home/copies.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { HomeSection } from './home-section.tsx';

/** Target of `/#contact`. @see PD-23 */
export function AdmissionsInvitation({ copy }: { copy: HomeCopy['admissions'] }) {
  const t = useTranslate();
  return (
    <HomeSection name="contact" id="contact" background="ink" className="grid gap-x-20 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <div>
        <h2 id="contact-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-6 max-w-xl font-heading text-2xl text-gold">{copy.lead}</p>
      </div>
      <div className="lg:mt-3">
        <p className="text-lg text-mist">{copy.text}</p>
        <PublicLink to="/admissions#enquiry" className={buttonClass({ size: 'large', variant: 'on-dark' }, 'mt-7')}>
          {t('nav.requestConsultation')}
        </PublicLink>
        <p className="mt-8 border-t border-ivory/20 pt-5 text-mist">
          {copy.portal}{' '}
          <Link
            to={href('/parent-login')}
            className="text-ivory underline decoration-gold decoration-1 underline-offset-4"
          >
            {t('portal.access')}
          </Link>
        </p>
      </div>
    </HomeSection>
  );
}
