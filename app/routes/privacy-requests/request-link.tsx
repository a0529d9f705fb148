import { Link } from 'react-router';

export function RequestLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm">
      {children}
    </Link>
  );
}
