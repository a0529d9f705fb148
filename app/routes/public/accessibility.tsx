import { accessibilityCopies } from '#content/pages/accessibility/copies.ts';
import type { Route } from './+types/accessibility.ts';
import { pageCopy } from './page-copy.server.ts';
import { PageHead } from './page-head.tsx';
import { ShortPolicy } from './short-policy.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(accessibilityCopies, request, context);

/** The statement describes what the tests check: change both together. @see contract */
export default function AccessibilityPage({ loaderData: { meta, ...copy } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...meta} />
      <ShortPolicy {...copy} />
    </>
  );
}
