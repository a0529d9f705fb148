import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Équipe pédagogique : des enseignants mentors',
    description:
      'Des enseignants qui sont aussi des mentors, un mentor académique et un coach bien-être par élève, et comment les joindre dans l’espace famille.',
  },
  hero: {
    eyebrow: 'Équipe pédagogique',
    title: 'Des enseignants mentors',
    lead: 'Quiconque enseigne ici répond aussi de ce que devient l’élève. Pour chacun, deux d’entre nous en répondent nommément.',
  },
  mentors: {
    title: 'Connaître sa matière n’est que le début',
    paragraphs: [
      'Nous choisissons nos enseignants pour ce qui vient après : la patience de laisser un élève se tromper assez longtemps pour voir pourquoi, l’habitude de remarquer qui s’est tu, et une matière qu’ils continuent eux-mêmes d’étudier.',
      'Les cours en direct, en petits groupes, en donnent le temps. L’enseignant entend chaque voix au cours de l’heure et lit chaque page remise, et ce qu’il y voit parvient au mentor de l’élève.',
      'Nul ne commence à travailler avec des élèves avant que son identité, ses qualifications et ses références aient été vérifiées, et chacun est formé chaque année à la protection de l’enfance.',
    ],
    safeguarding: 'Comment nous protégeons les élèves',
    staffing: 'Comment nous choisissons notre personnel',
  },
  pair: {
    title: 'Deux adultes pour chaque élève',
    lead: 'L’un suit le travail, l’autre suit la personne. L’élève et sa famille peuvent s’adresser à l’un comme à l’autre.',
    student: 'Un élève',
    mentor: {
      name: 'Mentor académique',
      promise: 'Suit le travail',
      list: [
        'établit l’emploi du temps avec l’élève et la famille',
        'regarde l’ensemble des matières et voit où va l’effort',
        'rédige les bulletins, et répond aux questions qu’ils soulèvent',
        'prépare le cycle suivant et, le moment venu, le chemin vers une université',
      ],
    },
    coach: {
      name: 'Coach bien-être',
      promise: 'Suit la personne',
      list: [
        'rencontre l’élève régulièrement, aux heures prévues à l’emploi du temps',
        'est là pour les déménagements, les amitiés, le sommeil et les soucis',
        'dit à la famille ce qui aiderait à la maison',
        'transmet sans délai toute préoccupation pour la sécurité d’un enfant',
      ],
    },
    together:
      'Mentor et coach rapprochent leurs observations sur chaque élève qu’ils suivent ensemble. Une note qui baisse et un visage fatigué ont souvent la même cause.',
    limit:
      'Un coach guide et soutient. Lorsqu’une aide médicale ou psychologique semble nécessaire, il le dit aux parents.',
  },
  meeting: {
    title: 'Comment vous faites leur connaissance',
    list: [
      {
        name: 'Lors de l’entretien d’admission',
        text: 'Des mentors des différentes matières mènent les entretiens sur les études et sur le bien-être. Avant de vous décider, vous voyez comment nous écoutons.',
      },
      {
        name: 'À l’accueil',
        text: 'Le mentor est présenté à l’élève et à la famille, et l’on établit ensemble le premier emploi du temps.',
      },
      {
        name: 'Par la suite',
        text: 'Vous correspondez avec eux dans l’espace famille. Si le mentor ou le coach doit changer, nous vous disons qui prend la suite.',
      },
    ],
    note: 'Nous ne publions ni portraits ni biographies : la vie de nos enseignants leur appartient, comme à vos enfants la leur.',
  },
  portal: {
    title: 'Un accès pour les parents',
    lead: 'Les parents joignent le mentor et le coach dans l’espace famille sécurisé, et y voient ce que l’un et l’autre ont écrit sur leur enfant.',
    description:
      'Messages, bulletins et appréciations en un seul lieu privé. Seuls le mentor attitré, le coach bien-être et les membres autorisés de la famille ont accès aux données d’un élève.',
  },
  closing: {
    title: 'Qui veillerait sur votre enfant ?',
    text: 'Lors d’un entretien privé, nous pouvons parler de l’enfant que vous connaissez, et du mentor et du coach dont un tel enfant aurait besoin.',
    curriculum: 'Découvrir le programme',
  },
} as const satisfies CopyOf<typeof en>;
