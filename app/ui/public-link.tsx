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
 * itself: such pages are whole documents that come from memory, and were fetched while the pointer was on its way. Thirty
 * stand around each page, so none is a router's `Link`, which would cost a tenth of what a page costs. @see decisions 9
 */
export function PublicLink(props: PublicLinkProps) {
  return usePublicLinks()(props);
}

/** Gives a function that makes such links, for lists of them that are plain elements. */
export function usePublicLinks() {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return ({ to, ...link }: PublicLinkProps) => {
    const href = addressIn(language, to);
    const isHere = href.split('#', 1)[0] === pathname;
    return <a aria-current={isHere ? 'page' : undefined} {...link} href={href} />;
  };
}
