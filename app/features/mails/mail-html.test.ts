import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '#content/languages.ts';
import { mailButtons } from '#content/mail-buttons.ts';
import { partSeparator } from '#content/mails/mail-in.ts';
import { type MailText, mailColours, mailHtml } from './mail-html.server.ts';

const portal = 'https://school.example';
const htmlOf = (mail: Partial<MailText>) =>
  mailHtml({ subject: 'Hello', text: 'Hello\n', language: 'en', portal, ...mail });

describe('The HTML of a mail', () => {
  it('shows markup in names, texts and subjects as text', () => {
    const html = htmlOf({ subject: '"></title><b>&', text: 'Dear <b>Zoë</b> "&" \'<img src=x onerror=alert(1)>\n' });
    expect(html).toContain('<title>&quot;&gt;&lt;/title&gt;&lt;b&gt;&amp;</title>');
    expect(html).toContain('Dear &lt;b&gt;Zoë&lt;/b&gt; &quot;&amp;&quot; &#39;&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<(?:b|img)\b/);
  });

  it('keeps markup in an address out of the attributes of its link', () => {
    const html = htmlOf({ text: 'See https://elsewhere.example/a?b=1&c="onclick=alert(1) and javascript:alert(1)\n' });
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://elsewhere.example/a?b=1&amp;c="']);
  });

  it('turns the line with the link into a button in each language, with the address below it', () => {
    const text = languageCodes.map((code) => `${code}:\n${portal}/inbox?language=${code}\n\nEnd`).join(partSeparator);
    const html = htmlOf({ text, language: null, button: { label: 'read', link: `${portal}/inbox` } });
    for (const language of languageCodes) {
      const link = `${portal}/inbox?language=${language}`;
      expect(html).toMatch(
        new RegExp(
          `lang="${language}" dir="${languages[language].direction}" style="[^"]*">\\n<p [^>]*>${language}:</p>`,
        ),
      );
      expect(html).toContain(`<a class="button" href="${link}" `);
      expect(html).toContain(`>${mailButtons[language].read}</a>`);
      expect(html).toContain(`>${link}</a></p>\n<p style="margin:0 0 20px">End</p>`);
    }
  });

  it('has another address as a link, without the punctuation after it', () => {
    const html = htmlOf({ text: `See ${portal}/a, then (${portal}/b).\n请见${portal}/c。\n`, language: 'zh' });
    expect(html.match(/href="[^"]*"/g)).toEqual([`a`, 'b', 'c'].map((page) => `href="${portal}/${page}"`));
  });

  it('gives what a person wrote the direction of its words', () => {
    const html = htmlOf({ text: 'Hello\n\nمرحبًا\n', isPersonal: true });
    expect(html).toContain('<p dir="ltr" style="margin:0 0 20px">Hello</p>\n<p dir="rtl" style="margin:0 0 20px">');
  });
});

describe('The colours of a mail', () => {
  const pairs = ({ ground, ink, soft, link, button, label }: (typeof mailColours)['light']) => [
    [ink, ground],
    [soft, ground],
    [link, ground],
    [label, button],
  ];
  const inverted = (colour: string) =>
    colour.replace(/[\da-f]{2}/g, (hex) => (255 - Number.parseInt(hex, 16)).toString(16).padStart(2, '0'));

  it.each(['light', 'dark'] as const)('have a contrast of at least 7:1 in the %s theme', (theme) => {
    for (const [front = '', back = ''] of pairs(mailColours[theme]))
      expect([front, back, contrast(front, back) >= 7]).toEqual([front, back, true]);
  });

  it('keep it in a mail program that inverts them', () => {
    for (const [front = '', back = ''] of pairs(mailColours.light))
      expect([front, back, contrast(inverted(front), inverted(back)) >= 7]).toEqual([front, back, true]);
  });
});

/** @see WCAG 2.2, contrast ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map((hex) => {
    const value = Number.parseInt(hex, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
