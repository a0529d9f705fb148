import { Outlet } from 'react-router';

export default function PublicPages() {
  return <Outlet />;
}
