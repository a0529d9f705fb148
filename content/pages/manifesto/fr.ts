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
    lead: 'De l’adresse unique. De l’emploi du temps unique. De l’idée qu’un enfant qui déménage doit tout recommencer.',
  },
  why: {
    title: 'Pourquoi c’est important',
    opening:
      'L’école s’est construite autour d’un bâtiment. Le bâtiment a fixé la ville, la ville a fixé l’emploi du temps, et la famille qui déménageait devait laisser ses enseignants derrière elle.',
    paragraphs: [
      'Longtemps, personne n’a pu faire autrement. Aujourd’hui, bien des familles vivent dans plus d’un pays, et leurs enfants le paient en recommencements : un nouveau programme au milieu d’un trimestre, des mois de silence dans une langue nouvelle, une année redoublée parce que deux systèmes comptent différemment. Les capacités ne manquent pas aux enfants. C’est l’école qui ne sait pas voyager.',
      'Les écrans seuls n’y remédient pas. Une bibliothèque de cours enregistrés va partout et ne connaît personne. Ce qu’un enfant attend d’une école, c’est une personne qui fasse attention à lui, et un petit cercle de camarades avec qui penser à voix haute.',
      'Nous ne demandons donc qu’une chose à la technologie : qu’elle rapproche les personnes. L’apprentissage libre, en ce sens, a des heures, des livres, des exigences et de bonnes manières. Ce qu’il n’a pas, c’est une frontière.',
    ],
  },
  statement: 'C’est à l’école de voyager.',
  differences: {
    title: 'Ce que nous faisons autrement',
    list: [
      {
        name: 'Mondiale par conception',
        text: 'Les cours sont conçus dès le départ pour plusieurs fuseaux horaires, et nos pôles régionaux couvrent ensemble les 24 heures. Le parcours reste le même quand l’adresse de la famille ne l’est plus.',
      },
      {
        name: 'Apprentissage intégrant l’IA',
        text: 'L’intelligence artificielle est ici une matière, et un outil dont on se sert ouvertement. Elle peut aider à expliquer, à s’exercer et à éprouver une idée. Elle ne remplace pas le jugement d’un enseignant, et les élèves apprennent à repérer ses erreurs.',
      },
      {
        name: 'Accompagnement humain',
        text: 'Deux adultes connaissent bien chaque élève : le mentor académique, qui suit le travail, et le coach bien-être, qui suit la personne. Ils se parlent, et ils parlent à la famille.',
      },
      {
        name: 'Gouvernance éthique',
        text: 'Qui décide, qui vérifie et devant qui l’on peut former un recours : tout cela est écrit et publié. Nos politiques indiquent leurs délais, et une réclamation que nous ne parvenons pas à régler peut être soumise à un examen externe.',
      },
    ],
  },
  call: {
    title: 'L’apprentissage libre a un emploi du temps',
    text: 'Voyez comment se construit un parcours sans frontières : ses dimensions, ses cycles, et comment il peut se suivre à côté d’une autre école.',
    curriculum: 'Explorer le programme',
  },
  alignment: {
    title: 'Les référentiels sur lesquels nous nous alignons',
    text: 'Le travail accompli ici devrait être compris ailleurs. C’est pourquoi nous alignons le programme sur des référentiels que les écoles de nombreux pays connaissent déjà.',
  },
} as const satisfies CopyOf<typeof en>;
