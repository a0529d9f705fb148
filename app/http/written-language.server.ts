import type { RouterContextProvider } from 'react-router';
import { languageOfText } from '#platform/language-of-text.server.ts';
import { getSession } from './session.server.ts';

/** The language of a text that the signed-in person wrote. @param chosen in the form; empty to recognise it @see PD-73 */
export const writtenLanguage = (context: Readonly<RouterContextProvider>, text: string, chosen: string) =>
  languageOfText(text, { chosen, ofWriter: getSession(context).language });
