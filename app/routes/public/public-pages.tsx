import { Outlet } from 'react-router';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import type { PublicHandle } from '../shell/page-parts.ts';
import { withNamespaces } from '../shell/with-namespaces.ts';
import type { Route } from './+types/public-pages.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespaces('public-layout')];

export const handle: PublicHandle = { Header, Footer };

export default function PublicPages() {
  return <Outlet />;
}
