import type { Language } from '#content/languages.ts';
import { addTexts, catalogueOf } from './catalogue-of.ts';
import type { PortalNamespace } from './portal-namespaces.ts';
import type { Translations } from './translate.ts';

/** Files in `content/translations/<language>/public-namespaces`. */
export const publicNamespaces = [
  'enquiries',
  'everywhere',
  'legal',
  'password-rules',
  'public-layout',
  'public-pages',
  'recent-password',
  'sign-in',
] as const;

type PublicNamespace = (typeof publicNamespaces)[number];
export type Namespace = PublicNamespace | PortalNamespace;

const isPublic = (namespace: Namespace): namespace is PublicNamespace =>
  publicNamespaces.some((one) => one === namespace);

const needed = new Set<Namespace>(['everywhere']);

export function requireNamespace(namespace: Namespace): void {
  needed.add(namespace);
}

const loaded = new Map<Language, Set<Namespace>>();

/** Loads all texts that the loaded pages need. */
export function loadCatalogue(language: Language): Promise<Translations> {
  return loadNamespaces(language, needed);
}

export async function loadNamespaces(language: Language, namespaces: Iterable<Namespace>): Promise<Translations> {
  const known = loaded.get(language) ?? new Set();
  const missing = [...namespaces].filter((namespace) => !known.has(namespace));
  const fetched = await Promise.all(missing.map((namespace) => importTexts(language, namespace)));
  for (const namespace of missing) known.add(namespace);
  loaded.set(language, known);
  addTexts(language, ...fetched.map(({ texts }) => texts));
  return catalogueOf(language);
}

export async function importTexts(language: Language, namespace: Namespace): Promise<{ texts: object }> {
  if (isPublic(namespace)) return import(`../../content/translations/${language}/public-namespaces/${namespace}.ts`);
  // A chunk of its own: the names of its files would cost visitors a kilobyte. @see ADR-37
  const { importPortalTexts } = await import('./portal-namespaces.ts');
  return importPortalTexts(language, namespace);
}
