import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'div'> & { isAlert?: boolean };

export function Card({ isAlert = false, className, ...rest }: CardProps) {
  return <div className={classNames(isAlert ? alertCardClass : cardClass, 'p-5 sm:p-6', className)} {...rest} />;
}

const frame = 'rounded-lg border shadow-card';

/** The card style without padding, for lists, links and panes. */
export const cardClass = `${frame} border-line bg-paper`;

/** For what needs attention. Colours beside those of `cardClass` would have no effect: the style sheet has them earlier. */
export const alertCardClass = `${frame} border-clay/40 bg-clay-tint`;
