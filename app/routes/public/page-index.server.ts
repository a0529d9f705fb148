import type { Language } from '../../../content/languages.ts';
import { pageCopies } from '../../../content/pages/page-copies.ts';
import { listPolicies } from '../../features/policies/policies.server.ts';
import { fillText } from '../../i18n/fill-copy.server.ts';

export interface PageTitle {
  path: string;
  title: string;
}

const titled = Object.entries(pageCopies).filter(([path]) => path !== '/');

export function listPageTitles(language: Language): PageTitle[] {
  return [
    ...titled.map(([path, copies]) => ({
      path,
      title: fillText(copies[language].meta.title, language),
    })),
    ...listPolicies(language).map(({ slug, title }) => ({ path: `/legal/${slug}`, title })),
  ];
}
