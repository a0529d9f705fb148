import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/support/processor-time.ts';
import { splitLinks } from './split-links.ts';

const linksIn = (text: string) => splitLinks(text).flatMap(({ text: part, isLink }) => (isLink ? [part] : []));

describe('Links in a message', () => {
  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,<b>x</b>'],
    ['ftp://example.org/file'],
    ['//example.org'],
    ['www.example.org'],
    ['https://'],
    ['https://school.example@evil.example/login'],
    ['https://user:password@example.org'],
    ['someone@example.org'],
    ['http:example.org'],
  ])('are not created for %s', (text) => {
    expect(splitLinks(text)).toEqual([{ text, isLink: false }]);
  });

  it.each([
    ['See https://example.org.', 'https://example.org'],
    ['(https://example.org/a)', 'https://example.org/a'],
    ['https://en.wikipedia.org/wiki/School_(building), please', 'https://en.wikipedia.org/wiki/School_(building)'],
    ['“https://example.org/?a=1&b=2#c”!', 'https://example.org/?a=1&b=2#c'],
    ['请看https://example.org/课程。谢谢', 'https://example.org/课程'],
    ['انظروا https://example.org/a، شكرًا', 'https://example.org/a'],
    ['<https://example.org>', 'https://example.org'],
    ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
    ['https://example.org/<script>', 'https://example.org/'],
  ])('in %j end at the end of the address', (text, link) => {
    expect(linksIn(text)).toEqual([link]);
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('are found within a second in a long text of incomplete addresses', async () => {
    const text = `${'http://a('.repeat(1_000)}${')'.repeat(1_000)}`;
    expect(await processorTimeOf(() => splitLinks(text))).toBeLessThan(1);
  });
});
