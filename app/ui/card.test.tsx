import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card } from './card.tsx';

describe('Card', () => {
  it.each([false, true])(
    'has one background and one border colour, which do not depend on the order of the style sheet (alert: %s)',
    (isAlert) => {
      const [, names = ''] =
        /class="([^"]*)"/.exec(renderToStaticMarkup(<Card isAlert={isAlert} className="flex" />)) ?? [];
      expect(names.split(' ').filter((name) => name.startsWith('bg-'))).toHaveLength(1);
      expect(names.split(' ').filter((name) => /^border-[a-z]/.test(name))).toHaveLength(1);
    },
  );
});
