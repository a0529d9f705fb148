import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Notre philosophie : connaître avant d’enseigner',
    description:
      'Ce que l’école pense des enfants, de l’apprentissage et de la technologie, ce qui en découle chaque semaine, et ce que vous ne trouverez pas ici.',
  },
  hero: {
    eyebrow: 'Notre philosophie',
    title: 'Connaître l’enfant avant de lui enseigner',
    lead: 'Voici ce que nous pensons des enfants et de l’apprentissage, avec des mots simples, et ce que cela change à la semaine de votre enfant.',
  },
  sentence: {
    title: 'Ce que signifie notre phrase',
    whole: 'Là où l’ouverture au monde et l’intelligence éthique se rencontrent.',
    lead: 'Trois parties, et ce que chacune exige de nous.',
    parts: [
      {
        words: 'L’ouverture au monde',
        text: 'Un élève qui a vécu en plusieurs lieux sait qu’une carte peut être tracée à partir de plus d’un centre. C’est pourquoi nous lisons l’histoire de plus d’un point de vue, et la littérature dans plus d’une tradition.',
      },
      {
        words: 'L’intelligence éthique',
        text: 'Être habile, c’est savoir ce qu’il est possible de faire. L’intelligence éthique demande aussi qui en paie le prix et qui n’a pas été consulté. Elle s’enseigne comme toute autre matière, par des cas et par la discussion, et elle s’exerce.',
      },
      {
        words: 'Se rencontrent',
        text: 'C’est dans la conversation que les deux se rencontrent : voilà pourquoi nos cours ont lieu en direct et en petits groupes.',
      },
    ],
  },
  convictions: {
    title: 'Ce que nous croyons, et ce qui en découle',
    lead: 'Chacune de nos convictions change quelque chose à la semaine de votre enfant.',
    believe: 'Nous croyons',
    so: 'Donc',
    list: [
      {
        belief: 'Apprendre est une relation.',
        consequence: 'Chaque élève a un mentor pédagogique et un coach bien-être, qui se parlent et qui vous parlent.',
      },
      {
        belief: 'Chaque enfant a besoin de l’attention d’un enseignant.',
        consequence:
          'Les cours ont lieu en direct et en petits groupes, et nous admettons chaque année un nombre limité d’élèves.',
      },
      {
        belief: 'Un enfant inquiet n’est pas un enfant paresseux.',
        consequence:
          'Un adulte, le coach bien-être, veille sur chaque élève. Quand les notes baissent, nous demandons d’abord pourquoi.',
      },
      {
        belief: 'Les familles savent des choses qu’aucun contrôle ne peut montrer.',
        consequence: 'Vous écrivez directement au mentor et au coach, dans l’espace famille sécurisé.',
      },
      {
        belief: 'Un outil doit aider l’élève à réfléchir, et non réfléchir à sa place.',
        consequence:
          'Les élèves se servent ouvertement de l’intelligence artificielle. Ils apprennent à remettre en question ce qu’elle leur dit, et à dire quand ils l’ont utilisée.',
      },
      {
        belief: 'Les familles doivent pouvoir vérifier ce que nous promettons.',
        consequence:
          'Nos règles sur la protection de l’enfance, les réclamations, l’argent et les données sont publiées, avec les délais que nous devons tenir.',
      },
    ],
    policies: 'Lire nos politiques',
  },
  absent: {
    title: 'Ce que vous ne trouverez pas ici',
    lead: 'Nous laissons certaines choses de côté, à dessein.',
    list: [
      {
        name: 'Des témoignages',
        reason:
          'L’histoire d’un enfant appartient à l’enfant, et des éloges choisis par nous ne prouveraient pas grand-chose.',
      },
      {
        name: 'Une messagerie publique',
        reason:
          'Il n’y a ni adresse e-mail publique, ni numéro de téléphone, ni compte sur les réseaux sociaux. Tout ce qui concerne votre enfant se discute en un seul lieu privé, l’espace famille.',
      },
      {
        name: 'Une accréditation revendiquée',
        reason:
          'Nous alignons notre programme sur des référentiels connus, et nous les nommons. S’aligner n’est pas être accrédité : nous ne revendiquons aucune accréditation.',
      },
      {
        name: 'Des cookies publicitaires',
        reason: 'Ce site enregistre ce dont il a besoin pour fonctionner, et rien de plus sans votre accord.',
      },
    ],
  },
  closing: {
    title: 'Ce que nous voulons changer',
    text: 'Notre manifeste explique ce qui, à nos yeux, devrait changer à l’école, et ce que nous faisons autrement.',
    manifesto: 'Lire le manifeste',
    vision: 'Lire notre vision',
  },
} as const satisfies CopyOf<typeof en>;
