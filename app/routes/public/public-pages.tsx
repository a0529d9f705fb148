import { Outlet } from 'react-router';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import type { PublicHandle } from '../shell/page-parts.ts';

export const handle: PublicHandle = { Header, Footer };

export default function PublicPages() {
  return <Outlet />;
}
