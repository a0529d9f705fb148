import { readFile } from 'node:fs/promises';
import { type Language, languageCodes } from '#content/languages.ts';
import { policies } from '#content/legal/policies.ts';
import { pageCopies } from '#content/pages/page-copies.ts';

export interface TitledPage {
  path: string;
  language: Language;
  title: string;
}

export async function titledPages(): Promise<TitledPage[]> {
  const ofPages = Object.entries(pageCopies).flatMap(([path, copies]) =>
    languageCodes.map((language) => ({ path, language, title: copies[language].meta.title })),
  );
  const ofPolicies = policies.flatMap(({ slug }) =>
    languageCodes.map(async (language) => ({
      path: `/legal/${slug}`,
      language,
      title: await titleOfPolicy(slug, language),
    })),
  );
  return [...ofPages, ...(await Promise.all(ofPolicies))];
}

async function titleOfPolicy(slug: string, language: Language): Promise<string> {
  const text = await readFile(`content/legal/${slug}/${language}.md`, 'utf8');
  return /^title: (.*)$/m.exec(text)?.[1] ?? '';
}
