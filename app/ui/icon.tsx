import type { SVGProps } from 'react';
import type { IconName } from './icons/icon-names.ts';
import sprite from './icons/sprite.svg?url&no-inline';

type IconProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'strokeWidth'> & { name: IconName };

export function Icon({ name, strokeWidth = 2, className }: IconProps) {
  return (
    <svg aria-hidden="true" width="24" height="24" strokeWidth={strokeWidth} className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
