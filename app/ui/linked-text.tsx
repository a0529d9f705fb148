import { Fragment } from 'react';
import { PublicLink } from './public-link.tsx';

const linkPattern = /\[([^\]]+)\]\((\/[^)]*)\)/;

export function LinkedText({ children }: { children: string }) {
  const pieces = children.split(linkPattern);
  return pieces.map((piece, index) => {
    const position = index % 3;
    if (position === 2) return null; // the path of the previous piece
    if (position === 0) return piece;
    const to = pieces[index + 1] ?? '/';
    return (
      // The pieces never change order.
      <Fragment key={to + piece}>
        {to === '/parent-login' ? (
          <a href={to} className="text-link">
            {piece}
          </a>
        ) : (
          <PublicLink to={to} className="text-link">
            {piece}
          </PublicLink>
        )}
      </Fragment>
    );
  });
}
