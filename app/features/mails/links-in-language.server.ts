import { href } from 'react-router';
import { defaultLanguage, type Language, languageCodes } from '#content/languages.ts';
import { partSeparator } from '#content/mails/mail-in.ts';
import { languageOfPath, localizedPath } from '#i18n/paths.ts';

/** The public pages to which mails link: they have a path per language. */
const publicPages = /^(?:\/?|\/admissions|\/legal(?:\/.+)?)$/;

/** Explains the invitation to people who do not read its language: opens in the language of their browser. */
const otherLanguagesPath = href('/invitation');

/**
 * Makes each link to the portal open in the language of the text around it, in every part of a mail in all languages
 * (`language` is null). @see PD-9
 */
export function linksInLanguage(text: string, language: Language | null, portal: string): string {
  if (language) return localizeLinks(text, language, portal);
  return text
    .split(partSeparator)
    .map((part, index) => localizeLinks(part, languageCodes[index] ?? defaultLanguage, portal))
    .join(partSeparator);
}

function localizeLinks(text: string, language: Language, portal: string): string {
  // Punctuation after a link is not part of it, and another host may begin with the portal's.
  const links = new RegExp(`${escaped(portal)}((?:[/?#][\\w\\-./?=&#%~+:]*[\\w/=-])?)(?![\\w-]|[.:]\\w)`, 'g');
  return text.replace(links, (_link, path: string) => portal + pathIn(language, path));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A prefix for public pages; the parameter `language` for the others, which have no path per language. */
function pathIn(language: Language, path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  if (pathname === otherLanguagesPath || languageOfPath(pathname) !== null) return path;
  if (publicPages.test(pathname)) return localizedPath(language, path || '/');
  const [page = '', fragment] = path.split('#', 2);
  const joined = `${page}${page.includes('?') ? '&' : '?'}language=${language}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
