import type { ComponentProps } from 'react';
import type { IslandName, IslandProps } from './islands.ts';

type Props<Name extends IslandName> = ComponentProps<'div'> & { name: Name; props: IslandProps<Name> };

/** Part of a page without a router that a script makes interactive. Its children work without one. @see ADR-44 */
export function Island<Name extends IslandName>({ name, props, ...rest }: Props<Name>) {
  return <div data-island={name} data-props={JSON.stringify(props)} {...rest} />;
}
