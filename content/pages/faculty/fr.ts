import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Équipe pédagogique : des enseignants mentors',
    description:
      'Des enseignants qui sont aussi des mentors, un mentor pédagogique et un coach bien-être par élève, et comment les joindre dans l’espace famille.',
  },
  hero: {
    eyebrow: 'Équipe pédagogique',
    title: 'Des enseignants mentors',
    lead: 'Ici, chaque enseignant veille aussi à ce que ses élèves aillent bien. Pour chaque élève, deux adultes nommément désignés en sont responsables.',
  },
  mentors: {
    title: 'Connaître sa matière n’est que le début',
    paragraphs: [
      'Nous cherchons plus encore : la patience de laisser un élève se tromper assez longtemps pour voir pourquoi, l’habitude de remarquer qui s’est tu, et une matière que l’enseignant continue lui-même d’étudier.',
      'Les cours en direct, en petits groupes, en donnent le temps. Les enseignants écoutent chaque élève, lisent son travail de près et transmettent ce qu’ils remarquent au mentor de l’élève.',
      'Avant que quiconque travaille avec des élèves, nous vérifions son identité, ses qualifications, ses références et, partout où la loi le permet, son casier judiciaire. Si une vérification est impossible, le directeur doit d’abord évaluer le risque par écrit. Chacun est formé chaque année à la protection de l’enfance.',
    ],
    safeguarding: 'Comment nous protégeons les élèves',
    staffing: 'Comment nous choisissons notre personnel',
  },
  pair: {
    title: 'Deux adultes pour chaque élève',
    lead: 'L’un suit les études de votre enfant, l’autre veille à ce que votre enfant aille bien. Vous pouvez, vous et lui, vous adresser à l’un comme à l’autre.',
    student: 'Un élève',
    mentor: {
      name: 'Mentor pédagogique',
      promise: 'Suit les études',
      list: [
        'établit l’emploi du temps avec vous et votre enfant',
        'suit l’ensemble des matières et voit où se portent les efforts',
        'rédige les bulletins, et répond à vos questions à leur sujet',
        'prépare le cycle suivant et, le moment venu, l’entrée à l’université',
      ],
    },
    coach: {
      name: 'Coach bien-être',
      promise: 'Veille sur l’élève',
      list: [
        'apprend à connaître votre enfant et reste en contact avec lui',
        'est là pour les déménagements, les amitiés, le sommeil et les soucis',
        'vous dit ce qui aiderait à la maison',
        'transmet sans délai toute préoccupation pour la sécurité d’un enfant',
      ],
    },
    together: 'Mentor et coach rapprochent leurs observations sur chaque élève qu’ils suivent ensemble.',
    limit:
      'Un coach guide et soutient. Si votre enfant semble avoir besoin d’une aide médicale ou psychologique, il vous le dit.',
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
        text: 'Vous rencontrez le mentor avec votre enfant, et nous établissons ensemble le premier emploi du temps.',
      },
      {
        name: 'Par la suite',
        text: 'Vous vous écrivez dans l’espace famille. Si le mentor ou le coach doit changer, nous vous disons qui prend la suite.',
      },
    ],
    note: 'Nous ne publions pas de portraits de notre personnel. Vous rencontrez des mentors des différentes matières à l’entretien d’admission, avant de vous décider.',
  },
  portal: {
    title: 'Un accès pour les parents',
    lead: 'Vous joignez le mentor et le coach dans l’espace famille sécurisé.',
    description:
      'Un seul lieu privé pour vos messages. L’accès aux données d’un élève est réservé aux mentors attitrés, au coach bien-être et aux membres autorisés de la famille ; la politique de confidentialité indique les rares exceptions.',
  },
  closing: {
    title: 'Qui veillerait sur votre enfant ?',
    text: 'Lors d’un entretien privé, parlez-nous de votre enfant, et nous vous dirons à quel mentor et à quel coach nous pensons pour lui.',
    curriculum: 'Découvrir le programme',
  },
} as const satisfies CopyOf<typeof en>;
