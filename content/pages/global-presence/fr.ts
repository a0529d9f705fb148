import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Présence mondiale',
    description:
      'Les pôles régionaux de l’école au Royaume-Uni, à Monaco, en Suisse, aux Émirats arabes unis et aux États-Unis, et ce que chacun fait pour les familles.',
  },
  hero: {
    eyebrow: 'Cinq pays, une seule école',
    title: 'Présence mondiale',
    lead: 'Des pôles régionaux dans cinq pays assurent à l’école une présence 24 heures sur 24, où que vous viviez.',
  },
  map: {
    title: 'Vingt-quatre heures sur vingt-quatre',
    lead: 'La journée d’école avance vers l’ouest, d’un pôle à l’autre, comme la lumière du jour.',
    coverage:
      'Cinq pôles, répartis sur plusieurs fuseaux horaires : quand la journée finit dans l’un, elle continue dans un autre.',
  },
  hubs: {
    title: 'Ce que fait chaque pôle',
    lead: 'Chaque pôle a sa mission et partage ce qu’il apprend avec toute l’école.',
    roles: {
      'academic-and-governance-headquarters': {
        country: 'Royaume-Uni',
        role: 'Siège de l’enseignement et de la gouvernance',
        text: 'C’est ici que nous veillons sur le programme et que s’exerce la gouvernance de l’école. La société {parentCompany}, qui gère l’école, est immatriculée {inJurisdiction}.',
      },
      'leadership-and-wellbeing-retreats': {
        country: 'Monaco',
        role: 'Séjours consacrés au leadership et au bien-être',
        text: 'Un lieu loin de l’écran pour nos séjours consacrés au leadership et au bien-être.',
      },
      'stem-and-ai-ethics-research': {
        country: 'Suisse',
        role: 'Recherche en sciences et technologies (STEM) et en éthique de l’IA',
        text: 'Ici, nous étudions comment enseigner au mieux les sciences, la technologie, l’ingénierie et les mathématiques, et ce que les élèves devraient demander à un outil d’IA avant de se fier à sa réponse.',
      },
      'middle-east-hub': {
        country: 'Émirats arabes unis',
        role: 'Pôle du Moyen-Orient',
        text: 'Le pôle des familles du Golfe et des pays voisins. Sa journée recoupe l’après-midi de l’Asie et le matin de l’Europe.',
      },
      'north-american-support-and-university-pathways': {
        country: 'États-Unis',
        role: 'Accompagnement scolaire en Amérique du Nord et parcours vers l’université',
        text: 'Un accompagnement scolaire pendant la journée en Amérique du Nord, et des conseils pour les élèves en route vers une université.',
      },
    },
  },
  meaning: {
    title: 'Un pôle n’est pas un campus',
    paragraphs: [
      'Les cours ont lieu en direct et en ligne : votre enfant n’a pas besoin de vivre près d’un pôle, et vous ne perdez pas votre place en vous en éloignant. Chaque fois que c’est possible, le mentor pédagogique et le coach bien-être restent les mêmes.',
      'Par présence 24 heures sur 24, nous entendons que nos pôles se situent dans des fuseaux horaires du monde entier : les cours peuvent ainsi avoir lieu pendant la journée de votre famille. Cela ne signifie pas qu’une personne soit de permanence à toute heure. Vous pouvez nous écrire dans la messagerie sécurisée de l’[espace famille](/parent-login) à toute heure ; nous la consultons pendant nos heures de travail.',
      'Un pôle est un lieu où l’école travaille. Il ne vaut ni autorisation ni approbation du pays où il se trouve ; l’[avertissement relatif au site](/legal/disclaimer) l’explique plus en détail.',
    ],
  },
  closing: {
    title: 'La même école dans six villes',
    text: 'L’école vit à l’heure de six villes : une dans chacun de ces pays, et Singapour. Chacune est un point de contact local pour les familles des environs.',
    network: 'Voir le réseau mondial',
    admissions: 'Demander un entretien privé',
  },
} as const satisfies CopyOf<typeof en>;
