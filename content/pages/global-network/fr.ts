import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Réseau mondial',
    description:
      'Londres, Monaco, Zurich, Dubaï, New York et Singapour : les pôles régionaux de l’école, points de contact locaux des familles qui déménagent.',
  },
  hero: {
    eyebrow: 'Réseau mondial',
    title: 'Un réseau mondial, des points de contact locaux',
    lead: 'L’école enseigne en ligne et vit à l’heure de six villes, de Singapour à New York.',
  },
  introduction: {
    title: 'Les pôles régionaux',
    paragraphs: [
      'Un pôle régional est notre lien avec les familles d’une région. Il vit à leur heure et connaît leurs questions. Les cours et les exigences sont les mêmes pour tous.',
      'Les pôles sont des points de contact, et non des campus. Vous n’avez pas besoin de vivre dans l’une de ces villes pour étudier chez nous. Si vous déménagez de l’une à l’autre, les horaires des cours changent, et parfois le groupe ; le parcours reste le même.',
    ],
  },
  map: {
    title: 'Six villes, une seule journée',
    coverage: 'Six pôles, du matin de Singapour à la nuit de New York.',
  },
  hubs: {
    title: 'Les six villes',
    cities: {
      london:
        'Quand il est midi à Londres, c’est le matin à New York et le soir à Singapour : à peu près le seul moment où toute l’école peut se réunir. Le siège de l’enseignement et de la gouvernance se trouve au Royaume-Uni.',
      monaco:
        'Un petit port entre mer et montagne. C’est là que se tiennent nos séjours consacrés au leadership et au bien-être.',
      zurich:
        'Entre le lac et les montagnes : notre point de contact en Suisse, où l’école mène ses recherches en sciences, technologie, ingénierie et mathématiques (STEM) et en éthique de l’intelligence artificielle.',
      dubai:
        'Notre pôle du Moyen-Orient. Son matin commence pendant que l’Europe dort, et son après-midi rejoint encore le matin européen.',
      'new-york':
        'Un accompagnement scolaire en Amérique du Nord, et des conseils pour les élèves qui souhaitent étudier dans une université nord-américaine.',
      singapore:
        'Le plus à l’est, et le premier des six à commencer chaque journée. Quand il est 8 heures du matin ici, c’est encore la veille au soir à New York.',
    },
  },
  touchpoint: {
    title: 'À quoi sert un point de contact',
    uses: [
      {
        title: 'Votre fuseau horaire',
        text: 'Nos pôles sont répartis sur plusieurs fuseaux horaires : une question n’a pas toujours à attendre le matin d’un autre continent.',
      },
      {
        title: 'Un déménagement',
        text: 'Prévenez-nous sans tarder de votre destination. Le mentor pédagogique et le coach bien-être s’y préparent avec votre enfant, et nous réaménageons les horaires des cours selon votre nouveau fuseau horaire.',
      },
      {
        title: 'Une seule façon de nous joindre',
        text: 'Aucun pôle n’a de guichet ni de ligne téléphonique. Les familles écrivent dans la messagerie sécurisée de l’[espace famille](/parent-login) ; si vous n’êtes pas encore des nôtres, utilisez le [formulaire de demande d’entretien](/admissions).',
      },
    ],
  },
  closing: {
    line: 'Relier les familles à une éducation de rang mondial, où qu’elles vivent.',
    presence: 'Voir ce que fait chaque pôle',
    admissions: 'Demander un entretien privé',
  },
} as const satisfies CopyOf<typeof en>;
