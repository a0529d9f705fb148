import type { ComponentType } from 'react';
import type { PolicySlug } from '#content/legal/policies.ts';
import { ComplaintSteps } from './complaint-steps.tsx';
import { RefundTiers } from './refund-tiers.tsx';
import { ReportSteps } from './report-steps.tsx';

/** Diagrams by policy and section number. A diagram must not contain information beyond the clauses. */
export const diagrams: { readonly [Slug in PolicySlug]?: { readonly [section: number]: ComponentType } } = {
  'admissions-policy': { 6: RefundTiers },
  complaints: { 2: ComplaintSteps },
  whistleblowing: { 4: ReportSteps },
};
