import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Notre vision : une éducation qui voyage avec vous',
    description:
      'Comment une école internationale privée en ligne préserve l’unité de l’éducation d’un enfant par-delà les frontières : continuité, bien-être, innovation.',
  },
  hero: {
    eyebrow: 'Vision',
    title: 'Notre vision : une éducation qui voyage avec vous',
    lead: 'Votre famille changera peut-être de pays plus d’une fois avant les dix-huit ans de votre enfant. Nous voulons que son éducation se poursuive sans rupture, avec des personnes qui le connaissent.',
  },
  cost: {
    title: 'Un déménagement ne devrait pas coûter une année',
    paragraphs: [
      'Chaque fois qu’un enfant change d’école, quelque chose se perd qu’aucun bulletin ne transmet : l’enseignant qui comprenait un silence, le chapitre lu à moitié, l’ami à la table d’à côté. Ensuite, l’enfant doit se faire connaître à nouveau.',
      'Nous avons créé {school} pour qu’un enfant n’ait à le faire qu’une fois. Les cours ont lieu en direct et en petits groupes, à temps plein ou en complément d’une autre école.',
    ],
  },
  pillars: {
    title: 'Trois piliers',
    lead: 'Voici ce à quoi chacun nous engage.',
    practice: 'Concrètement',
    list: [
      {
        name: 'Continuité',
        promise: 'Une seule école, où que vous viviez',
        text: 'Du primaire à la préparation à l’université, votre enfant garde une même école, un même dossier et une même façon d’apprendre. Quand vous déménagez, l’emploi du temps change et le parcours continue.',
        practice:
          'Avant un départ, le mentor pédagogique passe en revue avec vous la nouvelle semaine : les horaires, les matières, ce qu’il faut finir d’abord.',
      },
      {
        name: 'Bien-être',
        promise: 'Enseigner, et prendre soin',
        text: 'Un enfant qui dort mal dans une ville nouvelle n’apprend pas les fractions. Le coach bien-être apprend à connaître votre enfant, perçoit ce qu’un écran peut cacher et vous réunit avec le mentor avant qu’un petit souci ne grandisse.',
        practice:
          'Mentor et coach se parlent de chaque élève qu’ils suivent ensemble, et vous pouvez écrire à l’un comme à l’autre.',
      },
      {
        name: 'Innovation',
        promise: 'Des outils nouveaux, utilisés avec discernement',
        text: 'Les élèves apprennent avec l’intelligence artificielle et apprennent à la connaître : où elle aide, où elle invente, à qui elle peut nuire. Nous adoptons un outil lorsqu’il aide à réfléchir. Quand l’effort est l’objet même du cours, nous nous en passons.',
        practice:
          'Pour tout travail évalué, l’enseignant indique si un outil peut être utilisé. L’élève qui en utilise un indique lequel, et à quelle fin.',
      },
    ],
  },
  move: {
    title: 'Quand vous déménagez',
    lead: 'Une école n’a pas de prise sur la plupart des choses qu’un déménagement change. Nous nous occupons de ce qui peut rester.',
    changes: {
      title: 'Ce qui change',
      list: [
        'Votre adresse',
        'Les horaires des cours',
        'La langue que l’on parle dans la rue',
        'Les enfants du voisinage',
      ],
    },
    stays: {
      title: 'Ce qui reste',
      list: [
        'Le parcours, repris à la page où votre enfant s’est arrêté',
        'Le dossier de votre enfant',
        'Le mentor pédagogique et le coach bien-être, chaque fois que c’est possible',
        'L’espace famille et les messages qu’il contient',
      ],
    },
    note: 'Il arrive que le nouveau fuseau horaire impose un autre groupe. Nous préparons alors ce changement avec vous avant la date, et présentons votre enfant à son nouveau groupe.',
  },
  closing: {
    title: 'De la vision à l’emploi du temps',
    text: 'Le programme montre ce que les élèves apprennent à chaque cycle. La page de l’équipe pédagogique explique qui enseigne à votre enfant et qui veille sur lui.',
    curriculum: 'Découvrir le programme',
    faculty: 'Comment travaille notre équipe pédagogique',
  },
} as const satisfies CopyOf<typeof en>;
