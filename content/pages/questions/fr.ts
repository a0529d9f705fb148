import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Questions des parents',
    description: 'Des réponses brèves à ce que les familles demandent avant de s’adresser à {school}.',
  },
  hero: {
    eyebrow: 'Admissions',
    title: 'Questions des parents',
    lead: 'Des réponses brèves à ce que les familles demandent avant un premier échange.',
  },
  closing: {
    title: 'Votre question n’y figure pas ?',
    text: 'Écrivez-nous par le formulaire de contact, ou demandez un entretien privé.',
    link: 'Nous écrire',
  },
} as const satisfies CopyOf<typeof en>;
