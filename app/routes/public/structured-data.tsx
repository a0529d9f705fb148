import { school } from '#content/school.ts';
import { useTranslate } from '#i18n/language-context.tsx';

type StructuredDataProps = {
  title: string;
  description: string;
  /** English path. */
  path: string;
  /** Absolute URL of a path in the page's language. */
  urlOf: (path: string) => string;
  more: readonly object[];
};

/** Must not contain a person's address, phone number or name. @see PD-20 */
export function StructuredData({ title, description, path, urlOf, more }: StructuredDataProps) {
  const t = useTranslate();
  const steps = [
    { name: school.name, path: '/' },
    ...(path.startsWith('/legal/') ? [{ name: t('footer.legal'), path: '/legal' }] : []),
    { name: title, path },
  ];
  const organization = {
    '@type': 'EducationalOrganization',
    '@id': `${urlOf('/')}#school`,
    name: school.name,
    url: urlOf('/'),
    parentOrganization: { '@type': 'Organization', name: school.parentCompany },
    ...(path === '/' && { description }),
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path: step }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(step),
    })),
  };
  const graph = path === '/' ? [organization] : [organization, breadcrumbs, ...more];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
