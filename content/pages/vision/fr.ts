import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Notre vision : une éducation qui voyage avec vous',
    description:
      'Comment une école internationale privée en ligne garde entière l’éducation d’un enfant par-delà les frontières : continuité, bien-être, innovation.',
  },
  hero: {
    eyebrow: 'Vision',
    title: 'Notre vision : une éducation qui voyage avec vous',
    lead: 'Une famille peut changer de pays plus d’une fois avant les dix-huit ans d’un enfant. Nous voulons que l’éducation de l’enfant reste un seul et même ouvrage, porté par les mêmes personnes.',
  },
  cost: {
    title: 'Un déménagement ne devrait pas coûter une année',
    paragraphs: [
      'Chaque fois qu’un enfant change d’école, quelque chose se perd qu’aucun bulletin ne transmet : l’enseignant qui savait ce que voulait dire le silence, le chapitre lu à moitié, l’ami à la table d’à côté. Puis commence le travail de se faire connaître à nouveau.',
      '{school} a été créée pour que ce travail ne se fasse qu’une fois. Les cours ont lieu en direct et en petits groupes, à temps plein ou à côté d’une autre école. Le lieu où vit la famille est une donnée de l’emploi du temps, et rien de plus.',
    ],
  },
  pillars: {
    title: 'Trois piliers',
    lead: 'Ils sont faciles à nommer. Ce qui compte, c’est ce à quoi chacun nous oblige.',
    practice: 'Concrètement',
    list: [
      {
        name: 'Continuité',
        promise: 'Une seule école pour toutes les adresses',
        text: 'Du primaire à la préparation à l’université, l’élève garde une même école, un même dossier et une même façon d’apprendre. Lorsque la famille déménage, l’emploi du temps change et le parcours continue. Ensemble, nos pôles régionaux couvrent les 24 heures : là où vous défaites vos valises, il y a une journée d’école.',
        practice:
          'Avant un départ, le mentor académique passe en revue la nouvelle semaine avec la famille : les heures, les matières, ce qu’il faut finir d’abord.',
      },
      {
        name: 'Bien-être',
        promise: 'Enseigner, et aussi veiller',
        text: 'Un enfant qui dort mal dans une ville nouvelle n’apprend pas les fractions. Chaque élève a un coach bien-être qui le rencontre régulièrement, entend ce qu’un écran peut cacher et réunit mentor et famille avant qu’un petit souci ait grandi.',
        practice:
          'Mentor et coach se parlent de chaque élève qu’ils suivent ensemble, et les parents peuvent joindre l’un et l’autre.',
      },
      {
        name: 'Innovation',
        promise: 'Des outils nouveaux, et le discernement qu’ils demandent',
        text: 'Les élèves apprennent avec l’intelligence artificielle, et apprennent à la connaître : ce qu’elle fait bien, où elle invente, à qui elle peut nuire. Nous adoptons un outil lorsqu’il aide un enseignant à voir ou un élève à réfléchir. Là où l’effort était la leçon, nous le laissons de côté.',
        practice:
          'Chaque consigne dit si un outil peut être utilisé. L’élève qui en a utilisé un dit lequel, et pour quoi.',
      },
    ],
  },
  move: {
    title: 'Quand une famille déménage',
    lead: 'Sur l’essentiel de ce qu’un déménagement change, une école n’a pas son mot à dire. Ce qui demeure, c’est notre affaire.',
    changes: {
      title: 'Ce qui change',
      list: [
        'L’adresse, et le temps qu’il fait',
        'L’heure à laquelle tombent les cours',
        'La langue que l’on parle dans la rue',
        'Les enfants du voisinage',
      ],
    },
    stays: {
      title: 'Ce qui demeure',
      list: [
        'Le mentor académique, qui connaît le travail',
        'Le coach bien-être, qui connaît l’enfant',
        'Le parcours, à la page où on l’avait laissé',
        'Les bulletins et les appréciations, réunis dans l’espace famille',
      ],
    },
    note: 'Il arrive que le décalage horaire impose un autre groupe. Nous préparons alors ce changement avec la famille avant la date, et présentons l’élève à son nouveau groupe.',
  },
  closing: {
    title: 'De la vision à l’emploi du temps',
    text: 'Le programme montre ce qu’un élève apprend à chaque cycle. La page de l’équipe pédagogique montre qui enseigne, et qui veille sur qui.',
    curriculum: 'Découvrir le programme',
    faculty: 'Comment travaille notre équipe pédagogique',
  },
} as const satisfies CopyOf<typeof en>;
