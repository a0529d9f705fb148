import { Fragment } from 'react';
import { Link } from 'react-router';
import { PublicLink } from './public-link.tsx';

const linkPattern = /\[([^\]]+)\]\((\/[^)]*)\)/;

/** A text of page copy in which `[words](/path)` is a link. */
export function LinkedText({ children }: { children: string }) {
  const pieces = children.split(linkPattern);
  return pieces.map((piece, index) => {
    const position = index % 3;
    if (position === 2) return null; // the address, taken up by the words before it
    if (position === 0) return piece;
    const to = pieces[index + 1] ?? '/';
    return (
      // pieces of one text never change places
      <Fragment key={to + piece}>
        {to === '/parent-login' ? (
          <Link to={to} className="text-link">
            {piece}
          </Link>
        ) : (
          <PublicLink to={to} className="text-link">
            {piece}
          </PublicLink>
        )}
      </Fragment>
    );
  });
}
