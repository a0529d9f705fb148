import { translations as ar } from '#content/translations/ar.ts';
import { translations as en } from '#content/translations/en.ts';
import { translations as fr } from '#content/translations/fr.ts';
import { translations as zh } from '#content/translations/zh.ts';
import { addTexts } from './catalogue-of.ts';

/** For rendering on the server, in any language. */
export function loadAllTexts(): void {
  addTexts('en', en);
  addTexts('ar', ar);
  addTexts('fr', fr);
  addTexts('zh', zh);
}
