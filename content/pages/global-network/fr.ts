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
    lead: 'L’école enseigne en ligne, et elle a ses adresses sur le cadran : six villes, pour que, dans la journée de chaque famille, il y ait toujours quelqu’un.',
  },
  introduction: {
    title: 'Les pôles régionaux',
    paragraphs: [
      'Un pôle régional réunit deux choses qui vont rarement ensemble : une école qui est partout la même, et des personnes qui savent comment on vit là où vous êtes. Les cours, les mentors et les exigences ne changent pas d’un pôle à l’autre. Ce qui change, c’est l’heure, la saison et les questions qu’apportent les familles.',
      'Les pôles sont des points de contact, et non des campus. Nul n’a besoin de vivre dans l’une de ces villes pour apprendre avec nous, et un déménagement de l’une à l’autre ne change rien à la semaine d’un élève, sinon l’heure qu’indique l’horloge.',
    ],
  },
  map: {
    title: 'Six villes, une seule journée',
    coverage: 'Du matin de Singapour à la nuit de New York, les six pôles couvrent les 24 heures.',
  },
  hubs: {
    title: 'Les six villes',
    cities: {
      london:
        'À midi à Londres, c’est le matin à New York et le soir à Singapour : la seule heure où toute l’école peut se réunir. Le siège de l’enseignement et de la gouvernance se trouve au Royaume-Uni.',
      monaco:
        'Un petit port entre mer et montagne, et le plus calme des six : c’est là que se tiennent nos retraites consacrées à la direction et au bien-être.',
      zurich:
        'Entre le lac et les montagnes, notre point de contact en Suisse, où l’école mène sa recherche en STEM et en éthique de l’intelligence artificielle.',
      dubai:
        'Le pôle du Moyen-Orient. Son matin commence pendant que l’Europe dort, et son après-midi rejoint encore le matin européen.',
      'new-york':
        'Le soutien scolaire en Amérique du Nord, et le lieu où les élèves qui songent à une université de là-bas trouvent leur parcours.',
      singapore:
        'Le plus à l’est, et le premier des six à commencer chaque journée. À l’heure où les cours pourraient commencer ici le matin, c’est encore la veille au soir à New York.',
    },
  },
  touchpoint: {
    title: 'À quoi sert un point de contact',
    uses: [
      {
        title: 'Vos propres heures',
        text: 'Quelqu’un de l’école travaille aux heures où vous êtes debout, si bien qu’une question n’a pas à attendre le matin d’un autre continent.',
      },
      {
        title: 'Un déménagement',
        text: 'Dites-nous tôt où vous allez. Le mentor académique et le coach bien-être s’y préparent avec votre enfant, et les heures de cours sont fixées à nouveau pour le lieu où vous arrivez.',
      },
      {
        title: 'Une seule façon de nous joindre',
        text: 'Aucune ville n’a de guichet ni de téléphone. Les familles écrivent dans la messagerie sécurisée de l’[espace famille](/parent-login) ; celles qui ne sont pas encore des nôtres utilisent le [formulaire de demande d’entretien](/admissions).',
      },
    ],
  },
  closing: {
    line: 'Relier les familles à une éducation de rang mondial, où qu’elles soient chez elles.',
    presence: 'Voir ce que fait chaque pays',
    admissions: 'Demander un entretien privé',
  },
} as const satisfies CopyOf<typeof en>;
