import { Outlet } from 'react-router';

/** Every page that needs no account. */
export default function PublicPages() {
  return <Outlet />;
}
