import { privacyCopies } from '#content/pages/privacy/copies.ts';
import type { Route } from './+types/privacy.ts';
import { pageCopy } from './page-copy.server.ts';
import { PageHead } from './page-head.tsx';
import { ShortPolicy } from './short-policy.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => pageCopy(privacyCopies, request, context);

/** @see content §2 Short privacy page */
export default function PrivacyPage({ loaderData: { meta, ...copy } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...meta} />
      <ShortPolicy {...copy} />
    </>
  );
}
