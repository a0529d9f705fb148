import type { ComponentProps } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { localizedPath, type PublicPath } from '#i18n/paths.ts';
import { useDocument } from './document-facts.ts';

type PublicLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: PublicPath;
};

/** Localized plain `<a>`: public pages are documents of their own, cached and prefetched on hover. @see ADR-9 */
export function PublicLink({ to, ...link }: PublicLinkProps) {
  const { language } = useLanguage();
  const { path } = useDocument();
  const href = localizedPath(language, to);
  return <a aria-current={href === path ? 'page' : undefined} {...link} href={href} />;
}
