import { createElement, type SVGProps } from 'react';

/** A picture of lucide: its elements with their attributes. */
type IconData = { node: [tag: string, attributes: SVGProps<SVGElement>][] };

/**
 * Stands in for lucide's own function of this name (see vite.config.ts), which reckons with sizes, colours and settings that
 * nobody here asks for, for every picture anew, and weighs 1 kB more. A picture is decoration unless it has a label.
 */
export default function createLucideIcon({ node }: IconData) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function LucideIcon(props: SVGProps<SVGSVGElement>) {
    return createElement('svg', { ...look, 'aria-hidden': props['aria-label'] ? undefined : true, ...props }, children);
  };
}

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
