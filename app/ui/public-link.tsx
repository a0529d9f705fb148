import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../i18n/language-context.tsx';
import { localizedPath } from '../i18n/paths.ts';

type PublicLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** English path: `/vision`, `/#contact`. */
  to: string;
};

/** Localized plain `<a>`: public pages are cached and prefetched by the browser on hover. @see ADR-9 */
export function PublicLink({ to, ...link }: PublicLinkProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const href = localizedPath(language, to);
  const isHere = href.split('#', 1)[0] === pathname;
  return <a aria-current={isHere ? 'page' : undefined} {...link} href={href} />;
}
