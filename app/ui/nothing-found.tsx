import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from './button.tsx';
import { cardClass } from './card.tsx';
import { EmptyState } from './empty-state.tsx';

type NothingFoundProps = {
  title: string;
  children: ReactNode;
  reset: { to: string; text: string };
  level?: 2 | undefined;
};

export function NothingFound({ title, children, reset, level }: NothingFoundProps) {
  const action = (
    <Link to={reset.to} preventScrollReset className={buttonClass({ variant: 'secondary' })}>
      {reset.text}
    </Link>
  );
  return (
    <EmptyState icon="search-x" title={title} level={level} action={action} className={cardClass}>
      {children}
    </EmptyState>
  );
}
