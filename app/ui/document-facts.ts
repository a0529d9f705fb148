import { createContext, use } from 'react';
import { defaultLanguage, isLanguage, type Language } from '#content/languages.ts';

/** What a document keeps for as long as it is open. */
export interface DocumentFacts {
  requestId: string | undefined;
  /** Who was signed in when the document was loaded; empty for a visitor, undefined if unknown and on public pages. */
  personId: string | undefined;
  language: Language;
  path: string;
  /** Address of a module that must run before any component module. Only on the development server. */
  developmentRuntime?: string | undefined;
}

export const DocumentContext = createContext<DocumentFacts | null>(null);

const ofThisDocument = typeof document === 'undefined' ? null : readDocument();

function readDocument(): DocumentFacts {
  const { lang, dataset } = document.documentElement;
  return {
    requestId: dataset['request'],
    personId: dataset['person'],
    language: isLanguage(lang) ? lang : defaultLanguage,
    path: location.pathname,
  };
}

export function useDocument(): DocumentFacts {
  return (
    use(DocumentContext) ??
    ofThisDocument ?? { requestId: undefined, personId: undefined, language: defaultLanguage, path: '' }
  );
}
