import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Un programme sans frontières',
    description:
      'Savoirs, bien-être et compétences d’avenir à chaque cycle, du primaire à la préparation à l’université, à temps plein ou parallèlement à une autre école.',
  },
  hero: {
    eyebrow: 'Programme',
    title: 'Un programme sans frontières',
    lead: 'Un seul parcours du primaire à la préparation à l’université, enseigné en direct et en petits groupes, à temps plein ou parallèlement à une autre école.',
  },
  dimensions: {
    title: 'Trois dimensions',
    lead: 'Chaque cycle est préparé selon les trois, et elles se rejoignent dans chaque cours.',
    list: [
      {
        name: 'Savoirs',
        text: 'Langues, mathématiques, sciences, humanités et arts, enseignés dans un ordre cohérent. Les élèves lisent de près, argumentent avec soin et écrivent souvent, et les enseignants commentent ce qu’ils écrivent.',
      },
      {
        name: 'Bien-être',
        text: 'Les élèves apprennent à nommer ce qu’ils ressentent, à se reposer, à rester amis malgré un désaccord et à prendre leurs marques dans un lieu nouveau. Le coach bien-être les y aide.',
      },
      {
        name: 'Compétences d’avenir',
        text: 'Raisonner à partir de données, travailler avec l’intelligence artificielle et vérifier ce qu’elle produit, défendre ses idées devant ceux qui ne les partagent pas, mener un projet de la question au résultat. Les élèves s’y exercent dans chaque matière.',
      },
    ],
  },
  journey: {
    title: 'Le chemin, cycle après cycle',
    lead: 'Il y a quatre cycles. Chacun s’organise autour d’une question à laquelle l’élève devrait pouvoir répondre à la fin.',
    question: 'La question',
    list: [
      {
        name: 'Primaire',
        question: 'À quoi ressemble le monde ?',
        text: 'Lire, écrire, compter, et poser quantité de questions. Les cours sont courts et vivants, et le mentor reste en contact étroit avec vous.',
      },
      {
        name: 'Collège',
        question: 'Comment est-ce que je travaille ?',
        text: 'Les cours se répartissent en matières distinctes, chacune avec ses méthodes. Les élèves apprennent à organiser une semaine, à prendre des notes utiles et à demander de l’aide assez tôt.',
      },
      {
        name: 'Lycée',
        question: 'Que puis-je prouver ?',
        text: 'Les cours s’approfondissent et les choix commencent. Dissertations, expériences et démonstrations doivent répondre aux exigences de leur matière, et le mentor aide à chaque choix.',
      },
      {
        name: 'Préparation à l’université',
        question: 'Et maintenant, où aller ?',
        text: 'Des études avancées et autonomes, et les démarches vers une université : laquelle, où, et comment présenter sa candidature d’un système à l’autre. Notre pôle des États-Unis accompagne les parcours nord-américains.',
      },
    ],
  },
  parallel: {
    title: 'Le modèle d’apprentissage parallèle',
    lead: 'Toutes les familles ne souhaitent pas quitter leur école actuelle. En parallèle, votre enfant reste inscrit dans son école et suit certaines matières chez nous.',
    reasonsTitle: 'Les familles font ce choix',
    reasons: [
      'pour entretenir une langue ou une matière que l’école locale n’enseigne pas',
      'pour préparer un déménagement, ou assurer la transition',
      'pour aller plus loin dans une matière que ne le permet l’emploi du temps local',
    ],
    stepsTitle: 'Comment cela se passe',
    steps: [
      'Nous convenons avec vous des matières que suit votre enfant, et des heures que l’autre école laisse libres.',
      'Le mentor pédagogique garde un œil sur les deux emplois du temps, et le coach bien-être sur la charge de travail totale.',
      'Si vous souhaitez plus tard passer à temps plein, vous pouvez en faire la demande ; les conditions figurent dans la politique d’admission.',
    ],
    week: {
      title: 'Un exemple de semaine',
      days: ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven'],
      fullTime: {
        name: 'À temps plein',
        text: 'Les cours en direct structurent la journée ; le travail personnel vient ensuite.',
      },
      parallel: { name: 'En parallèle', text: 'La journée est consacrée à l’autre école ; nos cours viennent après.' },
      kinds: {
        lesson: 'Cours en direct',
        study: 'Travail personnel',
        people: 'Mentor ou coach',
        other: 'L’autre école',
      },
      note: 'Nous fixons les horaires réels avec vous, dans votre fuseau horaire. La taille des groupes, les horaires et les frais figurent dans votre offre écrite.',
    },
  },
  alignment: {
    title: 'Aligné sur des référentiels connus',
    text: 'Nos élèves poursuivent leurs études dans d’autres écoles et dans des universités d’autres systèmes. Le programme est donc aligné sur des référentiels qui y sont connus. Chaque école ou université décide elle-même des études qu’elle reconnaît.',
  },
  closing: {
    title: 'À temps plein, ou en parallèle ?',
    text: 'Un entretien privé est le meilleur moyen de le savoir. Dites-nous comment votre enfant apprend et où vous vivrez peut-être ensuite.',
    faculty: 'Découvrir notre équipe pédagogique',
  },
} as const satisfies CopyOf<typeof en>;
