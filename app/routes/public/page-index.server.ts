import type { RouterContextProvider } from 'react-router';
import { pageCopies } from '#content/pages/page-copies.ts';
import { listPolicies } from '#features/policies/policies.server.ts';
import { questionsPath } from '#features/school-facts/school-facts.ts';
import { languageOf } from '#http/language.server.ts';
import { fillText } from '#i18n/fill-copy.server.ts';
import { hasAnswers } from './questions/has-answers.server.ts';

export interface PageTitle {
  path: string;
  title: string;
}

const titled = Object.entries(pageCopies).filter(([path]) => path !== '/');

/** Lists the titles of the public pages in the language of the request. */
export function listPageTitles(request: Request, context: Readonly<RouterContextProvider>): PageTitle[] {
  const language = languageOf(request, context);
  const published = titled.filter(([path]) => path !== questionsPath || hasAnswers(language, context));
  return [
    ...published.map(([path, copies]) => ({
      path,
      title: fillText(copies[language].meta.title, language),
    })),
    ...listPolicies(language).map(({ slug, title }) => ({ path: `/legal/${slug}`, title })),
  ];
}
