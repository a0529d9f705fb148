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
    lead: 'Des pôles régionaux dans cinq pays assurent à l’école une présence 24 heures sur 24, où que vive une famille.',
  },
  map: {
    title: 'Le tour du cadran',
    lead: 'La journée de l’école ne finit pas. Elle avance vers l’ouest, d’un pôle à l’autre, comme la lumière du jour.',
    coverage: 'Pendant qu’un pôle dort, un autre travaille : ensemble, ils couvrent les 24 heures.',
  },
  hubs: {
    title: 'Ce que fait chaque pôle',
    lead: 'Chaque pôle a une mission qui lui est propre. Ce qu’il apprend appartient à toute l’école.',
    roles: {
      'academic-and-governance-headquarters': {
        country: 'Royaume-Uni',
        role: 'Siège de l’enseignement et de la gouvernance',
        text: 'C’est ici que l’on veille sur le programme et que l’école est gouvernée. La société {parentCompany}, qui gère l’école, est immatriculée en Angleterre et au pays de Galles.',
      },
      'leadership-and-wellbeing-retreats': {
        country: 'Monaco',
        role: 'Retraites consacrées à la direction et au bien-être',
        text: 'Un lieu loin de l’écran, pour des retraites sur deux sujets qui demandent du calme : comment bien diriger une école, et comment y préserver le bien-être de chacun.',
      },
      'stem-and-ai-ethics-research': {
        country: 'Suisse',
        role: 'Recherche en STEM et en éthique de l’IA',
        text: 'Ici, nous étudions comment enseigner au mieux les sciences, la technologie, l’ingénierie et les mathématiques, et ce qu’un élève devrait demander à une machine avant de se fier à sa réponse.',
      },
      'middle-east-hub': {
        country: 'Émirats arabes unis',
        role: 'Pôle du Moyen-Orient',
        text: 'Le pôle des familles du Golfe et des pays voisins. Sa journée relie le matin de l’Asie à l’après-midi de l’Europe.',
      },
      'north-american-support-and-university-pathways': {
        country: 'États-Unis',
        role: 'Soutien scolaire en Amérique du Nord et parcours vers l’université',
        text: 'Un soutien scolaire aux heures où les familles d’Amérique du Nord sont éveillées, et des conseils pour les élèves en route vers une université.',
      },
    },
  },
  meaning: {
    title: 'Un pôle n’est pas un campus',
    paragraphs: [
      'Les cours ont lieu en direct et en ligne : aucun enfant n’est obligé de vivre près d’un pôle, et aucune famille ne perd sa place en s’en éloignant. Un mentor académique et un coach bien-être restent auprès de l’élève d’une adresse à l’autre.',
      'Ce que les pôles changent, c’est le temps. L’école d’un seul pays rentre chez elle le soir ; celle qui a plusieurs pôles passe le relais. Les questions nous parviennent dans la messagerie sécurisée de l’[espace famille](/parent-login), à quelque heure qu’elles se posent.',
      'Un pôle est un lieu de travail de l’école. Il ne vaut ni autorisation ni approbation du pays où il se trouve ; les [mentions légales](/legal/disclaimer) le disent plus en détail.',
    ],
  },
  closing: {
    title: 'La même école, ville par ville',
    text: 'L’école vit à l’heure de six villes : une dans chacun de ces pays, et Singapour. Chacune est un point de contact local pour les familles des environs.',
    network: 'Voir le réseau mondial',
    admissions: 'Demander un entretien privé',
  },
} as const satisfies CopyOf<typeof en>;
