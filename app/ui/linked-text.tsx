import { useLanguage } from '#i18n/language-context.tsx';
import { localizedPath, type RoutePath } from '#i18n/paths.ts';

const signInPath: RoutePath = '/parent-login';
const linkPattern = /\[([^\]]+)\]\((\/[^)]*)\)/;

export function LinkedText({ children }: { children: string }) {
  const { language } = useLanguage();
  const pieces = children.split(linkPattern);
  return pieces.map((piece, index) => {
    const position = index % 3;
    if (position === 2) return null; // the path of the previous piece
    if (position === 0) return piece;
    const to = pieces[index + 1] ?? '/';
    return (
      // The pieces never change order.
      <a key={to + piece} href={to === signInPath ? to : localizedPath(language, to)} className="text-link">
        {piece}
      </a>
    );
  });
}
