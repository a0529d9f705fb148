import type { SVGProps } from 'react';

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'dangerouslySetInnerHTML'> & { markup: Markup };

/** What is drawn, as markup that stands in our own code. One object for good: React would write another anew. */
type Markup = { readonly __html: string };

/**
 * A drawing that never changes: one element to React, on the server and when it starts in the browser, however many lines
 * it has. Decoration unless it has a label.
 */
export function Drawing({ markup, ...rest }: DrawingProps) {
  return <svg aria-hidden={!rest['aria-label'] || undefined} {...rest} dangerouslySetInnerHTML={markup} />;
}
