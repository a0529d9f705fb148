import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Informations légales et politiques de l’école',
    description:
      'Les quatorze politiques de {school} : conditions, confidentialité, remboursements, protection de l’enfance, réclamations et autres, en clauses numérotées.',
  },
  title: 'Informations légales et politiques de l’école',
  lead: 'Quatorze documents exposent ce que l’école promet, ce qu’elle vous demande, et ce qui se passe en cas de difficulté.',
  note: 'Chacun est rédigé en clauses numérotées.',
  policies: 'Les politiques',
} as const satisfies CopyOf<typeof en>;
