import { accessibilityCopies } from '../../../content/pages/accessibility/copies.ts';
import type { Route } from './+types/accessibility.ts';
import { pageCopy } from './page-copy.server.ts';
import { PageHead } from './page-head.tsx';
import { ShortPolicy } from './short-policy.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(accessibilityCopies, request, context);

/** The statement is true to what is tested: change it with the tests. @see contract */
export default function AccessibilityPage({ loaderData: { meta, ...copy } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...meta} />
      <ShortPolicy {...copy} />
    </>
  );
}
