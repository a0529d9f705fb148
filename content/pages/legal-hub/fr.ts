import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Informations légales et politiques de l’école',
    description:
      'Les quatorze politiques de {school} : confidentialité, admissions, remboursements, protection de l’enfance, réclamations.',
  },
  title: 'Informations légales et politiques de l’école',
  lead: 'Quatorze documents disent ce que l’école promet, ce qu’elle demande, et ce qui se passe en cas de difficulté.',
  note: 'Chacun est rédigé en clauses numérotées. Chaque clause a sa propre adresse, pour que vous puissiez y renvoyer.',
  policies: 'Les politiques',
} as const satisfies CopyOf<typeof en>;
