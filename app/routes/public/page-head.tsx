import { useLocation } from 'react-router';
import { defaultLanguage, type Language, languageCodes } from '#content/languages.ts';
import { school } from '#content/school.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { localizedPath, withoutLanguage } from '#i18n/paths.ts';
import { useShell } from '../shell/use-shell.ts';
import { ogImage, ogImageSize } from './og-image.ts';
import { StructuredData } from './structured-data.tsx';

export type PageMeta = {
  title: string;
  /** One sentence, for search engines and shared links. */
  description: string;
};

type PageHeadProps = PageMeta & {
  /** Languages in which the page exists. */
  languages?: readonly Language[];
  /** Added to the school and the path to the page. */
  structuredData?: readonly object[];
};

/** Metadata for search and sharing, with one URL per language and its alternates. @see PD-9 */
export function PageHead({ title, description, languages = languageCodes, structuredData = [] }: PageHeadProps) {
  const { language } = useLanguage();
  const origin = useShell()?.origin ?? '';
  const path = withoutLanguage(useLocation().pathname);
  const urlOf = (code: typeof language) => origin + localizedPath(code, path);
  const whole = title.includes(school.name) ? title : `${title} – ${school.name}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={urlOf(language)} />
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={urlOf(code)} />
      ))}
      {languages.includes(defaultLanguage) && (
        <link rel="alternate" hrefLang="x-default" href={urlOf(defaultLanguage)} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={urlOf(language)} />
      <meta property="og:image" content={origin + ogImage(path, language)} />
      <meta property="og:image:width" content={String(ogImageSize.width)} />
      <meta property="og:image:height" content={String(ogImageSize.height)} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      <StructuredData
        {...{ title, description, path }}
        urlOf={(other) => origin + localizedPath(language, other)}
        more={structuredData}
      />
    </>
  );
}

const openGraphLocales = { en: 'en_GB', ar: 'ar_AE', fr: 'fr_FR', zh: 'zh_CN' } as const;
