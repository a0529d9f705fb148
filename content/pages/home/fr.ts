import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'L’éducation sans frontières',
    description:
      'Une école internationale privée en ligne : cours en direct en petits groupes, un mentor pédagogique et un coach bien-être pour chaque élève.',
  },
  hero: {
    slides: {
      earlyYears: {
        stage: 'Petite enfance',
        line: 'Une question à la fenêtre, et quelqu’un qui la prend au sérieux.',
      },
      primary: { stage: 'Primaire', line: 'Un atlas ouvert, et l’habitude de demander où et pourquoi.' },
      secondary: { stage: 'Lycée', line: 'Regarder plus loin, et se demander comment on sait ce que l’on sait.' },
      universityPreparation: {
        stage: 'Préparation à l’université',
        line: 'La porte de l’université, et le travail qui l’ouvre.',
      },
    },
  },
  intro: {
    lead: 'Une école privée pour les familles dont la vie traverse les frontières. Les cours ont lieu en direct et en petits groupes, et chaque élève a un mentor pédagogique et un coach bien-être.',
    text: 'Les élèves nous rejoignent à temps plein, ou en complément de l’école qu’ils fréquentent déjà.',
  },
  pillars: {
    title: 'Six piliers',
    lead: 'Ce que vous pouvez attendre de nous, quel que soit le pays où vous vivez cette année.',
    items: [
      {
        title: 'Continuité',
        text: 'Un déménagement n’interrompt pas forcément la scolarité. Votre enfant garde le même parcours, le même dossier et, chaque fois que c’est possible, les mêmes mentors.',
      },
      {
        title: 'Savoirs',
        text: 'Les matières sont enseignées en profondeur et alignées sur des référentiels connus dans le monde entier. Les enseignants lisent de près les travaux écrits et les commentent.',
      },
      {
        title: 'Bien-être',
        text: 'Chaque élève a un coach bien-être : un adulte qui sait comment s’est passée la semaine, remarque quand quelque chose ne va pas et vous en parle sans tarder.',
      },
      {
        title: 'Compétences d’avenir',
        text: 'Les élèves travaillent avec l’intelligence artificielle et apprennent à remettre en question ce qu’elle leur dit. Ils s’exercent à défendre leurs idées devant ceux qui ne les partagent pas.',
      },
      {
        title: 'Accompagnement humain',
        text: 'Un mentor pédagogique prépare le parcours de chaque élève avec lui et le suit jusqu’au bout.',
      },
      {
        title: 'Gouvernance éthique',
        text: 'Nos règles sont publiées : comment nous protégeons les enfants, comment nous gérons les données, comment nous traitons une réclamation et dans quel délai.',
      },
    ],
  },
  experience: {
    title: 'Une journée d’école, où que vous soyez',
    lead: 'Les cours sont en direct : un enseignant, quelques élèves et une question à résoudre ensemble.',
    parts: [
      {
        title: 'Pendant le cours',
        text: 'L’enseignant remarque qui n’a pas compris, et ceux qui ont compris peuvent aller plus loin.',
      },
      {
        title: 'Autour du cours',
        text: 'Le mentor pédagogique considère l’ensemble : les matières, le rythme et la suite à prévoir. Le coach bien-être veille à ce qu’il reste aussi du temps pour être un enfant.',
      },
      {
        title: 'À la maison',
        text: 'Dans l’espace famille, vous écrivez au mentor, au coach et à l’école par la messagerie sécurisée.',
      },
    ],
    link: 'Découvrir notre équipe pédagogique',
  },
  problem: {
    title: 'Ce qu’un déménagement peut coûter',
    statement:
      'À la troisième nouvelle école, ce qu’un enfant brillant sait faire le mieux, c’est peut-être recommencer.',
    text: [
      'Un nouveau pays, c’est souvent un nouveau programme au beau milieu de l’ancien, et un enseignant qui n’a jamais lu le dernier bulletin. Chaque départ est présenté comme une aventure. Les lacunes apparaissent plus tard, et c’est en général l’enfant qui s’en aperçoit le premier.',
      'La plupart des écoles restent au même endroit, et ce qu’elles savent d’un enfant y reste avec elles. Nous avons pris le problème par l’autre bout : nous enseignons en ligne et, si vous déménagez, votre enfant reste dans la même école.',
    ],
    link: 'Lire notre vision',
  },
  wellbeing: {
    title: 'Deux adultes qui connaissent votre enfant',
    lead: 'Chaque élève a un mentor pédagogique et un coach bien-être, qui se parlent.',
    mentor: {
      title: 'Le mentor pédagogique',
      text: 'connaît le travail de votre enfant : ce qu’il a compris, ce qu’il a seulement appris par cœur, et par où continuer.',
    },
    coach: {
      title: 'Le coach bien-être',
      text: 'connaît la personne : les amis restés loin, le sommeil avant un contrôle, les semaines silencieuses qui suivent un déménagement.',
    },
    note: 'Tout le personnel est formé à la protection de l’enfance au moins tous les {safeguardingTrainingMonths} mois. Un référent désigné donne suite à chaque préoccupation et rend compte au conseil d’administration.',
    link: 'Notre politique de protection de l’enfance',
  },
  future: {
    title: 'Ce qu’il vaudra encore la peine de savoir',
    lead: 'Les outils changent plus vite que les programmes. Nous enseignons avec les nouveaux outils, et nous enseignons ce qui leur survivra.',
    text: [
      'L’intelligence artificielle a sa place dans nos cours. Les élèves s’en servent ouvertement, confrontent ses réponses à des sources fiables et apprennent à quel moment s’en passer.',
      'Cette habitude est plus ancienne que toutes les machines : dire ce que l’on sait, comment on le sait et qui cela touchera. Nous l’appelons intelligence éthique.',
    ],
    link: 'Lire le manifeste',
  },
  timeline: {
    title: 'Quatre cycles, un seul chemin',
    lead: 'Chaque élève nous rejoint au cycle qui lui convient, puis passe d’un cycle à l’autre dans la même école.',
    stages: [
      { title: 'Primaire', text: 'Lire, compter et découvrir le vaste monde, avec le temps de demander pourquoi.' },
      {
        title: 'Collège',
        text: 'Les matières prennent forme, et les élèves commencent à organiser leur propre travail.',
      },
      {
        title: 'Lycée',
        text: 'Les matières en profondeur : les élèves construisent des arguments, les mettent à l’épreuve et les rédigent.',
      },
      {
        title: 'Préparation à l’université',
        text: 'Choisir des études, peut-être un pays, et apprendre à travailler en autonomie.',
      },
    ],
    link: 'Voir le programme',
  },
  alignment: {
    title: 'Un enseignement aligné sur des référentiels connus dans le monde entier',
    lead: 'Nous préparons notre enseignement en gardant ces référentiels à l’esprit. Chaque école ou université décide elle-même des études qu’elle reconnaît.',
    frameworks: [
      { name: 'Cambridge', text: 'la progression des matières d’année en année' },
      { name: 'IB', text: 'la démarche de recherche, et l’élève considéré dans sa globalité' },
      { name: 'OECD (OCDE)', text: 'des connaissances, des compétences et des valeurs pour les années à venir' },
      { name: 'CEFR (CECRL)', text: 'les niveaux de langue, de A1 à C2' },
      { name: 'UNESCO ESD', text: 'l’éducation en vue du développement durable' },
      { name: '21st Century Skills', text: 'les compétences du XXIe siècle : esprit critique et collaboration' },
    ],
    link: 'Lire l’avertissement relatif au site',
  },
  admissions: {
    title: 'Admission sur invitation',
    lead: 'Nous admettons chaque année un nombre limité d’élèves, sur invitation, après un entretien privé et un entretien d’admission.',
    text: 'Tout commence par un échange confidentiel. Parlez-nous de votre enfant et de ce que vous espérez ; notre équipe prend contact avec vous dans un délai de {enquiryResponseHours} heures.',
    portal: 'Si votre enfant est déjà élève chez nous, veuillez nous écrire dans l’espace famille.',
  },
  network: {
    title: 'Un réseau mondial, à portée de main',
    lead: 'Les cours ont lieu en ligne. Nos pôles régionaux travaillent dans plusieurs fuseaux horaires ; ces villes sont nos points de contact locaux.',
    compass: { north: 'N', south: 'S', east: 'E', west: 'O' },
    link: 'Voir le réseau mondial',
  },
} as const satisfies CopyOf<typeof en>;
