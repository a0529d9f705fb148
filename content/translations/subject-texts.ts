import type { Language } from '../languages.ts';
import { type translations as english, subjects } from './en.ts';
import type { Translation, TranslationOf } from './translation.ts';

type Texts = Record<string, Translation>;

/** @returns texts by subject, such as `accountPage` */
export async function subjectsIn(language: Language): Promise<Record<string, Texts>> {
  const texts = Object.keys(subjects).map(async (subject) => {
    const file = subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const module: Record<string, Texts> = await import(`./${language}/${file}.ts`);
    return [subject, module[subject] ?? {}] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

export async function textsIn(language: Language): Promise<TranslationOf<typeof english>> {
  return Object.assign({}, ...Object.values(await subjectsIn(language)));
}
