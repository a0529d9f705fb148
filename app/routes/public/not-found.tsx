import { data } from 'react-router';
import { leaveRouter } from '#islands/leave-router.ts';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import type { DocumentHandle, PublicHandle } from '../shell/page-parts.ts';
import type { Route } from './+types/not-found.ts';
import { FindPage } from './find-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { listPageTitles } from './page-index.server.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveRouter];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  data({ pages: listPageTitles(request, context) }, { status: 404 });

export const handle: PublicHandle & DocumentHandle = { Header, Footer, isDocument: true };

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <NotFoundPage>
      <FindPage pages={loaderData.pages} />
    </NotFoundPage>
  );
}
