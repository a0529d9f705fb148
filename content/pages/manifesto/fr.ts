import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Manifeste : il est temps de libérer l’apprentissage.',
    description:
      'Pourquoi l’école devrait voyager avec l’enfant, et quatre choses que cette école internationale privée en ligne fait autrement pour y parvenir.',
  },
  hero: {
    eyebrow: 'Manifeste',
    title: 'Il est temps de libérer l’apprentissage.',
    lead: 'Une école, ce n’est pas forcément une seule adresse et un seul emploi du temps. Un enfant qui déménage ne devrait pas avoir à tout recommencer.',
  },
  why: {
    title: 'Pourquoi c’est important',
    opening:
      'Les écoles se sont construites autour de bâtiments. Le bâtiment a imposé la ville, la ville a imposé l’emploi du temps, et la famille qui déménageait devait quitter ses enseignants.',
    paragraphs: [
      'Longtemps, il n’y a pas eu d’autre solution. Aujourd’hui, bien des familles vivent dans plus d’un pays, et leurs enfants le paient en recommençant sans cesse : un nouveau programme au milieu d’un trimestre, des mois de silence dans une langue nouvelle, une année redoublée parce que deux systèmes comptent différemment les années d’école. Ce ne sont pas les capacités qui manquent aux enfants : c’est l’école qui ne sait pas voyager.',
      'Les écrans seuls n’y remédient pas. Un cours enregistré se regarde partout, mais il ne sait pas qui le regarde. Un enfant a besoin d’une personne attentive, et d’un petit groupe avec lequel penser à voix haute.',
      'Nous ne demandons donc qu’une chose à la technologie : qu’elle rapproche les personnes.',
    ],
  },
  statement: 'C’est à l’école de voyager.',
  differences: {
    title: 'Ce que nous faisons autrement',
    list: [
      {
        name: 'Mondiale dès la conception',
        text: 'Les cours sont conçus dès le départ pour plusieurs fuseaux horaires, afin que le parcours continue quand votre adresse change.',
      },
      {
        name: 'Apprentissage intégrant l’IA',
        text: 'Ici, l’intelligence artificielle s’enseigne, et elle s’utilise ouvertement. Elle peut aider à expliquer, à s’exercer et à vérifier une idée. Elle ne remplace pas le jugement d’un enseignant, et les élèves apprennent à repérer ses erreurs.',
      },
      {
        name: 'Accompagnement humain',
        text: 'Deux adultes connaissent bien chaque élève : le mentor pédagogique, qui suit ses études, et le coach bien-être, qui veille à ce qu’il aille bien. Ils se parlent, et ils vous parlent.',
      },
      {
        name: 'Gouvernance éthique',
        text: 'Nous publions qui décide, qui vérifie et devant qui vous pouvez former un recours. Nos politiques fixent des délais. Une réclamation que nous ne parvenons pas à régler peut être soumise à un examen externe, mené par un tiers indépendant ou par le responsable de la conformité du groupe.',
      },
    ],
  },
  call: {
    title: 'Apprendre sans frontières, avec un emploi du temps',
    text: 'Voyez comment se construit un parcours sans frontières : ses dimensions, ses cycles, et comment il peut se suivre en complément d’une autre école.',
    curriculum: 'Explorer le programme',
  },
  alignment: {
    title: 'Les référentiels sur lesquels nous nous alignons',
    text: 'Nous alignons le programme sur des référentiels que les écoles de nombreux pays connaissent déjà.',
  },
} as const satisfies CopyOf<typeof en>;
