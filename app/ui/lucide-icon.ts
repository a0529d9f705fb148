import { createElement, type SVGProps } from 'react';
import { Drawing } from './drawing.tsx';

/** A picture of lucide: its elements with their attributes, and a key for React. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Stands in for lucide's own function of this name (see vite.config.ts), which reckons with sizes, colours and settings that
 * nobody here asks for, for every picture anew, and weighs 1 kB more.
 */
export default function createLucideIcon({ node }: IconData) {
  const __html = node.map(([tag, { key, ...attributes }]) => `<${tag}${written(attributes)}/>`).join('');
  const markup = { __html };
  return function LucideIcon(props: SVGProps<SVGSVGElement>) {
    return createElement(Drawing, { ...look, ...props, markup });
  };
}

const written = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

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
