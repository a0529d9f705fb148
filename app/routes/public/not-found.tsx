import { data } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { FindPage } from './find-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { listPageTitles } from './page-index.server.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  data({ pages: listPageTitles(request, context) }, { status: 404 });

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <NotFoundPage>
      <FindPage pages={loaderData.pages} />
    </NotFoundPage>
  );
}
