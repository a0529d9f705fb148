import { createContext, type ReactNode, use } from 'react';

/** Makes HTML of plain elements; given by `entry.server.tsx`, and to the server alone. */
export const PlainHtmlContext = createContext<((node: ReactNode) => string) | null>(null);

type PlainListProps = { className?: string; children: ReactNode };

/** A list of many lines that are plain elements, without a component in any of them: the server writes them by itself. */
export function PlainList({ className, children }: PlainListProps) {
  const toHtml = use(PlainHtmlContext);
  if (toHtml) return <ul className={className} dangerouslySetInnerHTML={{ __html: toHtml(children) }} />;
  return <ul className={className}>{children}</ul>;
}
