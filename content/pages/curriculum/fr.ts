import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Un programme sans frontières',
    description:
      'Savoirs, bien-être et compétences d’avenir à chaque cycle, du primaire à la préparation à l’université, à temps plein ou à côté d’une autre école.',
  },
  hero: {
    eyebrow: 'Programme',
    title: 'Un programme sans frontières',
    lead: 'Un seul parcours du primaire à la préparation à l’université, enseigné en direct et en petits groupes, à temps plein ou parallèlement à une autre école.',
  },
  dimensions: {
    title: 'Trois dimensions',
    lead: 'Comme les grands cercles d’un globe, elles se croisent dans chaque cours. Chaque cycle est préparé selon les trois.',
    list: [
      {
        name: 'Savoirs',
        text: 'Des connaissances qui valent d’être acquises, dans un ordre qui a un sens : langues, mathématiques, sciences, humanités et arts, avec une lecture attentive et une argumentation solide. Les élèves écrivent souvent, et quelqu’un répond à ce qu’ils écrivent.',
      },
      {
        name: 'Bien-être',
        text: 'Le temps passé avec le coach bien-être fait partie de l’emploi du temps. Les élèves apprennent à nommer ce qu’ils ressentent, à se reposer, à ne pas être d’accord et à rester amis, et à arriver dans un lieu nouveau sans se perdre eux-mêmes.',
      },
      {
        name: 'Compétences d’avenir',
        text: 'Raisonner à partir de données, travailler avec l’intelligence artificielle et la vérifier, parler à ceux qui voient les choses autrement, mener un projet de la question au résultat. Tout cela s’exerce au sein des matières, sur de vrais travaux.',
      },
    ],
  },
  journey: {
    title: 'Le chemin, cycle après cycle',
    lead: 'Quatre cycles forment une seule route. Chacun repose sur une question à laquelle l’élève devrait, à la fin, pouvoir répondre.',
    question: 'La question',
    list: [
      {
        name: 'Primaire',
        question: 'Comment est le monde ?',
        text: 'Lire, écrire, compter, et poser quantité de questions. Les cours sont courts et vivants, et le mentor parle souvent avec la famille.',
      },
      {
        name: 'Collège',
        question: 'Comment est-ce que je travaille ?',
        text: 'Les matières se distinguent et montrent leurs propres méthodes. Les élèves apprennent à organiser une semaine, à prendre des notes qui valent d’être gardées et à demander de l’aide assez tôt.',
      },
      {
        name: 'Lycée',
        question: 'Que puis-je prouver ?',
        text: 'Les cours s’approfondissent et les choix commencent. Dissertations, expériences et démonstrations sont tenues aux exigences de leur matière ; le mentor aide à peser chaque choix.',
      },
      {
        name: 'Préparation à l’université',
        question: 'Où vais-je à partir d’ici ?',
        text: 'Des études avancées et autonomes, et les démarches vers une université : laquelle, où, et comment présenter sa candidature d’un système à l’autre. Le pôle des États-Unis accompagne les parcours nord-américains.',
      },
    ],
  },
  parallel: {
    title: 'Le modèle d’apprentissage parallèle',
    lead: 'Toutes les familles ne souhaitent pas quitter l’école qu’elles ont. Avec ce modèle, l’élève y reste inscrit et étudie chez nous en parallèle.',
    reasonsTitle: 'Les familles font ce choix',
    reasons: [
      'pour garder vivante une langue ou une matière que l’école locale n’enseigne pas',
      'pour préparer un déménagement, ou pour assurer le lien d’une école à l’autre',
      'pour aller plus loin dans un domaine que ne le permet l’emploi du temps local',
    ],
    stepsTitle: 'Comment cela se passe',
    steps: [
      'Nous convenons avec la famille des matières, et des heures que l’autre école laisse libres.',
      'Le mentor académique garde en vue les deux emplois du temps, et le coach bien-être la charge qu’ils font ensemble.',
      'Si la famille le souhaite plus tard, les études en parallèle peuvent passer à temps plein sans repartir de zéro.',
    ],
    week: {
      title: 'Une semaine, en esquisse',
      days: ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven'],
      fullTime: {
        name: 'À temps plein',
        text: 'Les cours en direct portent la journée ; le travail personnel vient ensuite.',
      },
      parallel: { name: 'En parallèle', text: 'La journée est à l’autre école ; nos cours viennent après.' },
      kinds: {
        lesson: 'Cours en direct',
        study: 'Travail personnel',
        people: 'Mentor ou coach',
        other: 'L’autre école',
      },
      note: 'Les heures réelles sont fixées avec chaque famille, dans son propre fuseau horaire.',
    },
  },
  alignment: {
    title: 'Compris ailleurs',
    text: 'Les élèves nous quittent pour d’autres écoles et pour des universités d’autres systèmes. Le programme est donc aligné sur des référentiels qui y sont connus.',
  },
  closing: {
    title: 'À temps plein, ou en parallèle ?',
    text: 'Un entretien privé est le meilleur moyen de le savoir. Dites-nous comment votre enfant apprend et où vous vivrez peut-être ensuite.',
    faculty: 'Voir qui enseigne',
  },
} as const satisfies CopyOf<typeof en>;
