import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet of paper on the ivory ground. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(cardClass, 'p-5 sm:p-6', className)} {...rest} />;
}

/** The look of a card without its inner space, for lists, links and panes. */
export const cardClass = 'rounded-lg border border-line bg-paper shadow-card';
