import type { Language } from '#content/languages.ts';

/** Files in `content/translations/<language>/portal-namespaces`, which visitors do not load. */
export const portalNamespaces = [
  'account',
  'admissions',
  'audit',
  'console',
  'console-accounts',
  'console-settings',
  'console-students',
  'enrolment',
  'imports',
  'insights',
  'mentors',
  'messages',
  'portal',
  'privacy',
  'removal',
  'reports',
  'retention',
  'safeguarding',
  'school-facts',
  'student-forms',
  'students',
  'year-end',
] as const;

export type PortalNamespace = (typeof portalNamespaces)[number];

export function importPortalTexts(language: Language, namespace: PortalNamespace): Promise<{ texts: object }> {
  return import(`../../content/translations/${language}/portal-namespaces/${namespace}.ts`);
}
