import { href } from 'react-router';
import { type Language, languages } from '#content/languages.ts';
import { fillText } from '#i18n/fill-copy.server.ts';
import { localizedPath } from '#i18n/paths.ts';
import type { RenderContext } from './render-inline.server.ts';

export function renderContext(language: Language): RenderContext {
  return {
    hrefOf: (link) => hrefOf(link, language),
    fill: (text) => fillText(text, language),
    isRightToLeft: languages[language].direction === 'rtl',
  };
}

function hrefOf(link: string, language: Language): string {
  const isPortal = link === href('/parent-login') || link.startsWith(href('/inbox'));
  return link.startsWith('#') || isPortal ? link : localizedPath(language, link);
}
