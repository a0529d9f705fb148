import type { PolicySlug } from '#content/legal/policies.ts';
import { school } from '#content/school.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { localizedPath } from '#i18n/paths.ts';
import { useShell } from '../shell/use-shell.ts';

/** Lets search engines index only the current policy. @see PD-61 */
export function VersionHead({ slug, title }: { slug: PolicySlug; title: string }) {
  const { language } = useLanguage();
  const origin = useShell()?.origin ?? '';
  return (
    <>
      <title>{`${title} – ${school.name}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={origin + localizedPath(language, `/legal/${slug}`)} />
    </>
  );
}
