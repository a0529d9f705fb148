import { defaultLanguage, type Language, languageCodes, languages } from '#content/languages.ts';
import { type MailButton, mailButtons } from '#content/mail-buttons.ts';
import { mailFooter } from '#content/mails/mail-footer.ts';
import { partSeparator } from '#content/mails/mail-in.ts';
import { school } from '#content/school.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import { directionOf } from '#platform/text-direction.ts';
import { linksInLanguage } from './links-in-language.server.ts';

export interface MailText {
  subject: string;
  /** Paragraphs are separated by empty lines, and languages by `partSeparator`. */
  text: string;
  /** Null: the text has a part in each language. */
  language: Language | null;
  portal: string;
  /** The line of the text that is this link becomes a button, in each part. */
  button?: { label: MailButton; link: string };
  /** Written by a person, in any language: each paragraph has the direction of its first letter. */
  isPersonal?: true;
}

/** `dark` replaces `light` in mail programs with a dark theme; others invert `light`. Contrast: at least 7:1. */
export const mailColours = {
  light: { ground: '#faf6ee', ink: '#0d1b2e', soft: '#3f4d60', link: '#12384f', button: '#12384f', label: '#ffffff' },
  dark: { ground: '#0c1822', ink: '#f4ede1', soft: '#c3d2da', link: '#bfd9e6', button: '#e2bf7f', label: '#0d1b2e' },
};

const { light, dark } = mailColours;

/**
 * Returns the HTML of a mail, with the words of its text. Styles are inline, because many mail programs drop others, and
 * nothing is loaded from elsewhere. @see PD-84
 */
export function mailHtml(mail: MailText): string {
  const language = mail.language ?? defaultLanguage;
  const parts = mail.text.split(partSeparator);
  const body = parts.map((part, index) => partHtml(part, mail.language ?? languageCodes[index] ?? language, mail));
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${darkStyle}</style>
</head>
<body style="margin:0">
<div class="ground" style="padding:32px 20px;background-color:${light.ground};font-family:'Segoe UI','Helvetica Neue',Arial,sans-serif;font-size:16px;word-break:break-word">
<div style="max-width:560px;margin:0 auto">
${wordmark(language)}
${body.join('\n')}
${footerHtml(language)}
</div>
</div>
</body>
</html>
`;
}

const darkStyle = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.ground{background-color:${dark.ground}!important}.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.link{color:${dark.link}!important}.button{background-color:${dark.button}!important;color:${dark.label}!important}}`;

const rule = 'border-top:1px solid #b98b3e;padding-top:24px';

/** The name of the school in Latin letters, on the side where the text begins. */
function wordmark(language: Language): string {
  const { shortName, name } = school;
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name;
  const small = rest && `<br><span style="font-size:14px">${escapeHtml(rest)}</span>`;
  return `<p class="ink" lang="en" dir="ltr" style="margin:0 0 24px;text-align:${sideOf(language)};color:${light.ink};font-family:Georgia,'Times New Roman',serif;font-size:26px;line-height:1.2">${escapeHtml(shortName)}${small}</p>`;
}

const sideOf = (language: Language) => (languages[language].direction === 'rtl' ? 'right' : 'left');

/** Joined Arabic letters and Chinese characters need more space between lines. */
const lineHeights: Record<Language, number> = { en: 1.6, ar: 1.85, fr: 1.6, zh: 1.75 };

const openPart = (language: Language, shade: 'ink' | 'soft', style: string) =>
  `<div class="${shade}" lang="${language}" dir="${languages[language].direction}" style="text-align:${sideOf(language)};color:${light[shade]};line-height:${lineHeights[language]};${style}">`;

function partHtml(part: string, language: Language, { button, portal, isPersonal }: MailText): string {
  const link = button && linksInLanguage(button.link, language, portal);
  const paragraphs = part.trim().split(/\n{2,}/);
  const blocks = paragraphs.flatMap((paragraph) => {
    const lines = paragraph.split('\n');
    const at = link === undefined ? -1 : lines.indexOf(link);
    const direction = isPersonal && directionOf(paragraph, languages[language].direction);
    if (!button || !link || at === -1) return [paragraphHtml(lines, direction)];
    const label = mailButtons[language][button.label];
    return [
      paragraphHtml(lines.slice(0, at)),
      buttonHtml(label, link),
      `<p class="soft" style="margin:0 0 20px;color:${light.soft};font-size:14px">${linkHtml(link)}</p>`,
      paragraphHtml(lines.slice(at + 1)),
    ];
  });
  return `${openPart(language, 'ink', rule)}\n${blocks.filter(Boolean).join('\n')}\n</div>`;
}

function paragraphHtml(lines: string[], direction?: 'ltr' | 'rtl' | false): string {
  const attribute = direction ? ` dir="${direction}"` : '';
  return lines.length === 0 ? '' : `<p${attribute} style="margin:0 0 20px">${lines.map(lineHtml).join('<br>')}</p>`;
}

function buttonHtml(label: string, link: string): string {
  return `<p style="margin:0 0 12px"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:4px;background-color:${light.button};color:${light.label};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

/** Punctuation after an address is not part of it. */
const address = /(https?:\/\/[\w\-./?=&#%~+:@]*[\w/=-])/;

const lineHtml = (line: string) =>
  line
    .split(address)
    .map((piece, index) => (index % 2 === 0 ? escapeHtml(piece) : linkHtml(piece)))
    .join('');

const linkHtml = (link: string) =>
  `<a class="link" href="${escapeHtml(link)}" dir="ltr" style="color:${light.link}">${escapeHtml(link)}</a>`;

function footerHtml(language: Language): string {
  const [, ...lines] = mailFooter(language).trim().split('\n');
  return `${openPart(language, 'soft', `${rule};font-size:14px`)}\n${paragraphHtml(lines)}\n</div>`;
}
