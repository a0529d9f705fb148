import { termsCopies } from '#content/pages/terms/copies.ts';
import type { Route } from './+types/terms.ts';
import { pageCopy } from './page-copy.server.ts';
import { PageHead } from './page-head.tsx';
import { ShortPolicy } from './short-policy.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(termsCopies, request, context);

/** @see content §2 Short terms page */
export default function TermsPage({ loaderData: { meta, ...copy } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...meta} />
      <ShortPolicy {...copy} />
    </>
  );
}
