import type { RouterContextProvider } from 'react-router';
import type { CopyOf } from '#content/copy.ts';
import type { Language } from '#content/languages.ts';
import { languageOf } from '#http/language.server.ts';
import { fillCopy } from '#i18n/fill-copy.server.ts';

export function pageCopy<Copy>(
  copies: Record<Language, Copy>,
  request: Request,
  context: Readonly<RouterContextProvider>,
): CopyOf<Copy> {
  const language = languageOf(request, context);
  return fillCopy(copies[language], language);
}
