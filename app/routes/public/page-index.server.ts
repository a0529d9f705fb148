import type { RouterContextProvider } from 'react-router';
import { pageCopies } from '#content/pages/page-copies.ts';
import { listPolicies } from '#features/policies/policies.server.ts';
import { questionsPath } from '#features/school-facts/school-facts.ts';
import { languageOf } from '#http/language.server.ts';
import { fillText } from '#i18n/fill-copy.server.ts';
import type { PublicPath } from '#i18n/paths.ts';
import { hasAnswers } from './questions/has-answers.server.ts';

export interface PageTitle {
  path: PublicPath;
  title: string;
}

const pages = (Object.keys(pageCopies) as (keyof typeof pageCopies)[]).filter((path) => path !== '/');

/** Lists the titles of the public pages in the language of the request. */
export function listPageTitles(request: Request, context: Readonly<RouterContextProvider>): PageTitle[] {
  const language = languageOf(request, context);
  const published = pages.filter((path) => path !== questionsPath || hasAnswers(language, context));
  return [
    ...published.map((path) => ({ path, title: fillText(pageCopies[path][language].meta.title, language) })),
    ...listPolicies(language).map(({ slug, title }) => ({ path: `/legal/${slug}` as const, title })),
  ];
}
