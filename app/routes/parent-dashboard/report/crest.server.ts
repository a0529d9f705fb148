import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MeridianMark } from '#ui/meridian-mark.tsx';

/** SVG of the letterhead's mark, in the colour of the heading. */
export const crest = renderToStaticMarkup(createElement(MeridianMark)).replace(
  '<svg',
  '<svg xmlns="http://www.w3.org/2000/svg" color="#12384f"',
);
