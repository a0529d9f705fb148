import type { Language } from '../languages.ts';
import { accessibilityCopies } from './accessibility/copies.ts';
import { admissionsCopies } from './admissions/copies.ts';
import { curriculumCopies } from './curriculum/copies.ts';
import { facultyCopies } from './faculty/copies.ts';
import { globalNetworkCopies } from './global-network/copies.ts';
import { globalPresenceCopies } from './global-presence/copies.ts';
import { governanceCopies } from './governance/copies.ts';
import { homeCopies } from './home/copies.ts';
import { legalHubCopies } from './legal-hub/copies.ts';
import { manifestoCopies } from './manifesto/copies.ts';
import { philosophyCopies } from './our-philosophy/copies.ts';
import { privacyCopies } from './privacy/copies.ts';
import { questionsCopies } from './questions/copies.ts';
import { termsCopies } from './terms/copies.ts';
import { visionCopies } from './vision/copies.ts';

/** Copy of each public page except policies, by English path. The page search and the shared pictures use the titles. */
export const pageCopies = {
  '/': homeCopies,
  '/vision': visionCopies,
  '/our-philosophy': philosophyCopies,
  '/manifesto': manifestoCopies,
  '/curriculum': curriculumCopies,
  '/faculty': facultyCopies,
  '/global-presence': globalPresenceCopies,
  '/global-network': globalNetworkCopies,
  '/admissions': admissionsCopies,
  '/questions': questionsCopies,
  '/privacy': privacyCopies,
  '/terms': termsCopies,
  '/governance': governanceCopies,
  '/legal': legalHubCopies,
  '/accessibility': accessibilityCopies,
} satisfies Record<string, Record<Language, { meta: { title: string } }>>;
