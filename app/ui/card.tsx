import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(cardClass, 'p-5 sm:p-6', className)} {...rest} />;
}

/** The card style without padding, for lists, links and panes. */
export const cardClass = 'rounded-lg border border-line bg-paper shadow-card';
