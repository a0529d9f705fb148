import type { PublicPath } from '#i18n/paths.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { PublicLink } from './public-link.tsx';

type ArrowLinkProps = { to: PublicPath; className?: string; children: string };

export function ArrowLink({ to, className, children }: ArrowLinkProps) {
  return (
    <PublicLink
      to={to}
      className={classNames('group inline-flex min-h-11 items-center gap-2 font-[570] no-underline', className)}
    >
      <span className="underline decoration-brass-bright decoration-1 underline-offset-[0.3em] group-hover:decoration-2">
        {children}
      </span>
      <span className="transition-transform duration-200 ease-calm group-hover:translate-x-1 rtl:group-hover:-translate-x-1">
        <Icon name="arrow-right" className="mirrored size-[1.1em]" />
      </span>
    </PublicLink>
  );
}
