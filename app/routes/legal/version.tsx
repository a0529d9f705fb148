import { data } from 'react-router';
import { numberOf } from '#features/policies/policies.server.ts';
import type { Policy, ShownVersion } from '#features/policies/policies.ts';
import { findReplacement, findVersion, getVersionText } from '#features/policies/policy-versions.server.ts';
import { languageOf } from '#http/language.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import type { Route } from './+types/version.ts';
import policySheet from './policy.css?url';
import { PolicyDocument } from './policy-document.tsx';
import { policyOfPath } from './policy-of-path.server.ts';
import { VersionHead } from './version-head.tsx';
import { versionsPath } from './versions-path.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: policySheet }];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const slug = policyOfPath(params.policy);
  const language = languageOf(request, context);
  const number = /^[1-9]\d{0,3}$/.test(params.number) ? Number(params.number) : 0;
  const version = findVersion(slug, number, language);
  if (!version) throw data(null, { status: 404 });
  const text = await getVersionText(slug, number, language);
  const policy: Policy = { ...text, slug, number: numberOf(slug), language };
  return { policy, version, replacement: findReplacement(slug, number, language) };
}

/** A version as it was published, under an address that stays. @see PD-61 */
export default function PolicyVersion({ loaderData: { policy, version, replacement } }: Route.ComponentProps) {
  const t = useTranslate();
  const { number, published } = version;
  return (
    <>
      <VersionHead slug={policy.slug} title={`${policy.title}, ${t('legal.versions.number', { number })}`} />
      <PolicyDocument
        policy={policy}
        updated={published}
        back={{ to: versionsPath(policy.slug), text: t('legal.versions.back') }}
        hasDiagrams={false}
        note={<VersionNote slug={policy.slug} version={version} replacement={replacement} />}
      >
        <p className="border-t border-line pt-5 text-sm text-ink-soft">{t('legal.lastUpdated', { date: published })}</p>
      </PolicyDocument>
    </>
  );
}

type VersionNoteProps = Pick<Policy, 'slug'> & { version: ShownVersion; replacement: ShownVersion | null };

function VersionNote({ slug, version: { number, published, isCurrent }, replacement }: VersionNoteProps) {
  const t = useTranslate();
  return (
    <div className="mb-6 max-w-prose border-s-2 border-brass-bright ps-4">
      <p>{t(isCurrent ? 'legal.versions.isCurrent' : 'legal.versions.isOlder', { number, date: published })}</p>
      {replacement?.takesEffect && (
        <p>{t('legal.versions.newer', { number: replacement.number, date: replacement.takesEffect })}</p>
      )}
      <PublicLink to={`/legal/${slug}`} className="text-link no-print inline-flex min-h-11 items-center">
        {t('legal.versions.toCurrent')}
      </PublicLink>
    </div>
  );
}
