import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '../i18n/addresses.ts';
import { useLanguage } from '../i18n/language-context.tsx';

type PublicLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path as it is in English: `/vision`, `/#contact`. */
  to: string;
};

/**
 * A link to a public page in the reader's language, marked when it leads to the page at hand. The browser follows it
 * itself: such pages are whole documents that are served from memory and prefetched on hover. @see decisions 9
 */
export function PublicLink({ to, ...link }: PublicLinkProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const href = addressIn(language, to);
  const isHere = href.split('#', 1)[0] === pathname;
  return <a aria-current={isHere ? 'page' : undefined} {...link} href={href} />;
}
