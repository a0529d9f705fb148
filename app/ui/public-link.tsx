import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';
import { addressIn } from '../i18n/addresses.ts';
import { useLanguage } from '../i18n/language-context.tsx';

type PublicLinkProps = Omit<ComponentProps<typeof NavLink>, 'to' | 'reloadDocument'> & {
  /** The path as it is in English: `/vision`, `/#contact`. */
  to: string;
};

/**
 * A link to a public page in the reader's language, marked when it leads to the page at hand. The browser follows it
 * itself: such pages are whole documents that come from memory, and were fetched while the pointer was on its way.
 * @see decisions 9
 */
export function PublicLink({ to, ...link }: PublicLinkProps) {
  const { language } = useLanguage();
  return <NavLink {...link} to={addressIn(language, to)} reloadDocument end />;
}
