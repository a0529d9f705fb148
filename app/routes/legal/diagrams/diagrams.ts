import type { ComponentType } from 'react';
import type { PolicySlug } from '../../../../content/legal/policies.ts';
import { ComplaintSteps } from './complaint-steps.tsx';
import { RefundTiers } from './refund-tiers.tsx';
import { ReportSteps } from './report-steps.tsx';

/** What is shown beside a section, by the section's number. A diagram says nothing that the clauses do not say. */
export const diagrams: { readonly [Slug in PolicySlug]?: { readonly [section: number]: ComponentType } } = {
  'admissions-policy': { 6: RefundTiers },
  complaints: { 2: ComplaintSteps },
  whistleblowing: { 4: ReportSteps },
};
