import { readFile } from 'node:fs/promises';
import { type Language, languageCodes } from '../content/languages.ts';
import { policies } from '../content/legal/policies.ts';
import { accessibilityCopies } from '../content/pages/accessibility/copies.ts';
import { admissionsCopies } from '../content/pages/admissions/copies.ts';
import { curriculumCopies } from '../content/pages/curriculum/copies.ts';
import { facultyCopies } from '../content/pages/faculty/copies.ts';
import { globalNetworkCopies } from '../content/pages/global-network/copies.ts';
import { globalPresenceCopies } from '../content/pages/global-presence/copies.ts';
import { governanceCopies } from '../content/pages/governance/copies.ts';
import { homeCopies } from '../content/pages/home/copies.ts';
import { legalHubCopies } from '../content/pages/legal-hub/copies.ts';
import { manifestoCopies } from '../content/pages/manifesto/copies.ts';
import { philosophyCopies } from '../content/pages/our-philosophy/copies.ts';
import { privacyCopies } from '../content/pages/privacy/copies.ts';
import { termsCopies } from '../content/pages/terms/copies.ts';
import { visionCopies } from '../content/pages/vision/copies.ts';

const pages: Record<string, Record<Language, { meta: { title: string } }>> = {
  '/': homeCopies,
  '/vision': visionCopies,
  '/our-philosophy': philosophyCopies,
  '/manifesto': manifestoCopies,
  '/curriculum': curriculumCopies,
  '/faculty': facultyCopies,
  '/global-presence': globalPresenceCopies,
  '/global-network': globalNetworkCopies,
  '/admissions': admissionsCopies,
  '/privacy': privacyCopies,
  '/terms': termsCopies,
  '/governance': governanceCopies,
  '/legal': legalHubCopies,
  '/accessibility': accessibilityCopies,
};

export interface TitledPage {
  /** English path. */
  path: string;
  language: Language;
  title: string;
}

/** Title of every public page in every language. */
export async function titledPages(): Promise<TitledPage[]> {
  const ofPages = Object.entries(pages).flatMap(([path, copies]) =>
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
