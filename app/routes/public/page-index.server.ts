import type { Language } from '../../../content/languages.ts';
import { accessibilityCopies } from '../../../content/pages/accessibility/copies.ts';
import { admissionsCopies } from '../../../content/pages/admissions/copies.ts';
import { curriculumCopies } from '../../../content/pages/curriculum/copies.ts';
import { facultyCopies } from '../../../content/pages/faculty/copies.ts';
import { globalNetworkCopies } from '../../../content/pages/global-network/copies.ts';
import { globalPresenceCopies } from '../../../content/pages/global-presence/copies.ts';
import { governanceCopies } from '../../../content/pages/governance/copies.ts';
import { legalHubCopies } from '../../../content/pages/legal-hub/copies.ts';
import { manifestoCopies } from '../../../content/pages/manifesto/copies.ts';
import { philosophyCopies } from '../../../content/pages/our-philosophy/copies.ts';
import { privacyCopies } from '../../../content/pages/privacy/copies.ts';
import { termsCopies } from '../../../content/pages/terms/copies.ts';
import { visionCopies } from '../../../content/pages/vision/copies.ts';
import { listPolicies } from '../../features/policies/policies.server.ts';
import { fillText } from '../../i18n/fill-copy.server.ts';

export interface PageTitle {
  path: string;
  title: string;
}

const titled: Record<string, Record<Language, { meta: { title: string } }>> = {
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

export function listPageTitles(language: Language): PageTitle[] {
  return [
    ...Object.entries(titled).map(([path, copies]) => ({
      path,
      title: fillText(copies[language].meta.title, language),
    })),
    ...listPolicies(language).map(({ slug, title }) => ({ path: `/legal/${slug}`, title })),
  ];
}
