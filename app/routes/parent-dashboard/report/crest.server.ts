import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MeridianMark } from '../../../ui/meridian-mark.tsx';

/** The mark of the letterhead as a picture of its own, in the colour of its heading. */
export const crest = renderToStaticMarkup(createElement(MeridianMark)).replace(
  '<svg',
  '<svg xmlns="http://www.w3.org/2000/svg" color="#12384f"',
);
