import { useRouteLoaderData } from 'react-router';
import type { PolicySlug } from '../../../content/legal/policies.ts';
import { school } from '../../../content/school.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { localizedPath } from '../../i18n/paths.ts';
import type { loader as rootLoader } from '../../root.tsx';

/** Lets search engines index only the current policy. @see PD-61 */
export function VersionHead({ slug, title }: { slug: PolicySlug; title: string }) {
  const { language } = useLanguage();
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  return (
    <>
      <title>{`${title} – ${school.name}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={origin + localizedPath(language, `/legal/${slug}`)} />
    </>
  );
}
