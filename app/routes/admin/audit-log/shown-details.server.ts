import { type Language, languages } from '#content/languages.ts';
import { policies } from '#content/legal/policies.ts';
import { policyVersions } from '#content/legal/policy-versions.ts';
import { offices } from '#content/offices.ts';
import { roles } from '#content/roles.ts';
import {
  type AuditDetail,
  type AuditDetailKey,
  auditDetailKeys,
  auditEvents,
  securityReasons,
} from '#features/audit/audit.ts';
import { consentAnswers } from '#features/consents/consents.ts';
import { enquiryStates } from '#features/enquiries/enquiries.ts';
import { importKinds } from '#features/families/import/imports.ts';
import { requestKinds, requestOutcomes } from '#features/privacy-requests/privacy-requests.ts';
import { retentionRules } from '#features/retention/retention.ts';
import { schoolFacts } from '#features/school-facts/school-facts.ts';
import { relations, restrictionReasons, rights } from '#features/students/guardians.ts';
import { holdReasons } from '#features/students/record-holds.ts';
import { exportedLists } from '#http/exported-lists.ts';
import { dateFormatter } from '#i18n/dates.ts';
import type { Translate } from '#i18n/translate.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { isDay } from '#platform/calendar-days.ts';
import { changedField } from './changed-field.server.ts';

/** `stored`: the stored value, in English or independent of a language. */
export interface ShownText {
  text: string;
  kind: 'translated' | 'name' | 'stored';
}

export interface ShownDetail {
  key: string;
  label: ShownText;
  /** Without duplicates: several fields of a form may have the same name here. */
  values: ShownText[];
  separator: string;
}

export function detailsIn(language: Language): (detail: AuditDetail) => ShownDetail {
  const t = translateInto(language);
  const translators = translatorsFor(language, t);
  const separator = t('auditDetail.values', { first: '', second: '' });
  return ({ key, values }) => {
    const known = auditDetailKeys.find((each) => each === key);
    const shown = values.map(({ text, isName }): ShownText => {
      const words = isName || !known ? null : (translators[known]?.(text) ?? null);
      return words === null ? { text, kind: isName ? 'name' : 'stored' } : { text: words, kind: 'translated' };
    });
    if (shown.length === 0) shown.push({ text: t('auditDetail.none'), kind: 'translated' });
    return {
      key,
      label: known
        ? { text: t('auditDetail.label', { label: t(`auditDetail.key.${known}`) }), kind: 'translated' }
        : { text: `${key}:`, kind: 'stored' },
      values: [...new Map(shown.map((each) => [each.text, each])).values()],
      separator,
    };
  };
}

type ValueTranslator = (stored: string) => string | null;

/** Returns translations for the values that this release knows. */
function translatorsFor(language: Language, t: Translate): Partial<Record<AuditDetailKey, ValueTranslator>> {
  const state = translateKnown(enquiryStates, (value) => t(`enquiries.state.${value}`));
  const formatDay = dateFormatter(languages[language].dateLocale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day: ValueTranslator = (stored) => (isDay(stored) ? formatDay(new Date(stored)) : null);
  return {
    act: translateKnown(Object.values(auditEvents).flat(), (value) => t(`audit.event.${value}`)),
    answer: translateKnown(consentAnswers, (value) => t(`consents.answer.${value}`)),
    cause: translateKnown(['year end'], (value) => t(`audit.subject.${value}`)),
    changed: (stored) => changedField(stored, t),
    consultationOn: day,
    days: day,
    fact: translateKnown(schoolFacts, (value) => t(`facts.${value}`)),
    from: state,
    kind: firstOf(
      translateKnown(requestKinds, (value) => t(`privacyRequest.kind.${value}`)),
      translateKnown(importKinds, (value) => t(`imports.kind.${value}`)),
    ),
    list: translateKnown(exportedLists, (value) => t(`auditDetail.list.${value}`)),
    office: translateKnown(offices, (value) => t(`office.${value}`)),
    outcome: translateKnown(requestOutcomes, (value) => t(`privacyAnswer.outcome.${value}`)),
    policy: (stored) => policyTitle(stored, language),
    reason: firstOf(
      translateKnown(restrictionReasons, (value) => t(`guardians.reason.${value}`)),
      translateKnown(holdReasons, (value) => t(`retention.hold.reason.${value}`)),
      translateKnown(securityReasons, (value) => t(`auditDetail.reason.${value}`)),
    ),
    relation: translateKnown(relations, (value) => t(`relation.${value}`)),
    rights: translateKnown(rights, (value) => t(`guardians.right.${value}`)),
    role: translateKnown(roles, (value) => t(`admin.role.${value}`)),
    rule: translateKnown(retentionRules, (value) => t(`retention.rule.${value}`)),
    table: translateKnown(['subjects', 'terms', 'grades'], (value) => t(`auditDetail.table.${value}`)),
    to: state,
    until: day,
  };
}

const translateKnown =
  <const Value extends string>(values: readonly Value[], textOf: (value: Value) => string): ValueTranslator =>
  (stored) => {
    const value = values.find((each) => each === stored);
    return value === undefined ? null : textOf(value);
  };

const firstOf =
  (...choices: ValueTranslator[]): ValueTranslator =>
  (stored) =>
    choices.reduce<string | null>((found, words) => found ?? words(stored), null);

function policyTitle(slug: string, language: Language): string | null {
  const policy = policies.find((each) => each.slug === slug);
  return (policy && policyVersions[policy.slug].at(-1)?.title[language]) ?? null;
}
