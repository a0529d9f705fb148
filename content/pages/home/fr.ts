import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'L’éducation sans frontières',
    description:
      'Une école internationale privée en ligne : cours en direct en petits groupes, un mentor académique et un coach bien-être pour chaque élève.',
  },
  hero: {
    slides: {
      earlyYears: {
        stage: 'Petite enfance',
        line: 'Une question à la fenêtre, et quelqu’un qui la prend au sérieux.',
      },
      primary: { stage: 'Primaire', line: 'Un atlas ouvert, et l’habitude de demander où et pourquoi.' },
      secondary: { stage: 'Lycée', line: 'Regarder plus loin, et apprendre comment on en vient à savoir.' },
      universityPreparation: {
        stage: 'Préparation à l’université',
        line: 'Une porte éclairée devant soi, et le travail accompli pour la franchir.',
      },
    },
  },
  intro: {
    lead: 'Une école privée pour les familles dont la vie traverse les frontières. Les cours ont lieu en direct et en petits groupes, et chaque élève a un mentor académique et un coach bien-être.',
    text: 'Les élèves nous rejoignent à temps plein, ou en complément de l’école qu’ils fréquentent déjà. Dans les deux cas, le groupe est assez petit pour que chaque voix soit entendue.',
  },
  pillars: {
    title: 'Six piliers',
    lead: 'Ce qu’une famille peut attendre de nous, quel que soit le pays où elle est chez elle cette année.',
    items: [
      {
        title: 'Continuité',
        text: 'Un déménagement n’est pas forcément une rupture. Les mêmes mentors et le même dossier suivent votre enfant d’un pays à l’autre.',
      },
      {
        title: 'Savoirs',
        text: 'Les matières sont enseignées en profondeur et alignées sur des référentiels connus dans le monde entier. Les travaux écrits sont lus de près, et on y répond par des phrases.',
      },
      {
        title: 'Bien-être',
        text: 'Chaque élève a un coach bien-être : un adulte qui sait comment s’est passée la semaine, remarque quand quelque chose ne va pas et en parle tôt avec la famille.',
      },
      {
        title: 'Compétences d’avenir',
        text: 'Les élèves travaillent avec l’intelligence artificielle et apprennent à mettre en question ce qu’elle leur dit. Ils s’exercent à s’expliquer devant ceux qui voient les choses autrement.',
      },
      {
        title: 'Accompagnement humain',
        text: 'Un mentor académique trace le chemin avec chaque élève et le parcourt à ses côtés. Un logiciel peut aider à s’exercer ; il ne remplace pas une personne qui connaît l’enfant.',
      },
      {
        title: 'Gouvernance éthique',
        text: 'Les règles que nous suivons sont écrites, et chacun peut les lire : comment les enfants sont protégés, comment les données sont conservées, comment une réclamation est entendue et dans quel délai.',
      },
    ],
  },
  experience: {
    title: 'Une journée d’école, où que vous soyez',
    lead: 'Le cours est en direct : un enseignant, quelques élèves et une question à laquelle personne n’a encore répondu.',
    parts: [
      {
        title: 'Pendant le cours',
        text: 'Les groupes sont petits : on remarque l’élève qui n’a pas compris, et celui qui a compris peut aller plus loin.',
      },
      {
        title: 'Autour du cours',
        text: 'Le mentor académique regarde l’ensemble : quelles matières, à quel rythme, et ce qui vient ensuite. Le coach bien-être veille à ce qu’il reste aussi du temps pour être un enfant.',
      },
      {
        title: 'À la maison',
        text: 'Dans l’espace famille, les parents lisent les bulletins et les appréciations, suivent les progrès et écrivent à l’école par la messagerie sécurisée.',
      },
    ],
    link: 'Faire connaissance avec ceux qui enseignent',
  },
  problem: {
    title: 'Ce qu’un déménagement peut coûter',
    statement: 'À la troisième nouvelle école, un enfant brillant aura peut-être surtout appris à recommencer.',
    text: [
      'Un nouveau pays, c’est souvent un nouveau programme au beau milieu de l’ancien, et un enseignant qui n’a jamais lu le dernier bulletin. Chaque départ est présenté comme une aventure ; les lacunes qu’il laisse se découvrent plus tard, et c’est en général l’enfant qui les découvre.',
      'La plupart des écoles restent au même endroit, et ce qu’elles savent d’un enfant y reste avec elles. Nous avons commencé par l’autre bout : une école qui garde ce qu’elle sait de l’enfant, et laisse changer le lieu.',
    ],
    link: 'Lire notre vision',
  },
  wellbeing: {
    title: 'Deux adultes qui connaissent votre enfant',
    lead: 'Chaque élève est confié à un mentor académique et à un coach bien-être, et tous deux se parlent.',
    mentor: {
      title: 'Le mentor académique',
      text: 'connaît le travail : ce qui est compris, ce qui n’a été qu’appris par cœur, et où la prochaine étape devrait commencer.',
    },
    coach: {
      title: 'Le coach bien-être',
      text: 'connaît la personne : les amitiés à distance, le sommeil avant un contrôle, les semaines silencieuses qui suivent un déménagement.',
    },
    note: 'Un référent désigné répond de la protection de l’enfance, à laquelle le personnel est formé au moins tous les {safeguardingTrainingMonths} mois.',
    link: 'Notre politique de protection de l’enfance',
  },
  future: {
    title: 'Ce qu’il vaudra encore la peine de savoir',
    lead: 'Les outils changent plus vite que les programmes. Nous enseignons avec les nouveaux, et nous enseignons ce qui leur survit.',
    text: [
      'L’intelligence artificielle a sa place dans nos cours. Les élèves s’en servent ouvertement, confrontent ce qu’elle dit à ses sources et apprennent quand la refermer.',
      'L’habitude qui fonde tout cela est plus ancienne qu’aucune machine : dire ce que l’on sait, comment on le sait et qui en sera touché. Nous l’appelons intelligence éthique.',
    ],
    link: 'Lire le manifeste',
  },
  timeline: {
    title: 'Quatre cycles, un seul chemin',
    lead: 'Chaque élève nous rejoint au cycle qui lui convient, et les personnes qui l’attendent plus loin sur le chemin savent qui arrive.',
    stages: [
      { title: 'Primaire', text: 'Lire, compter et découvrir le vaste monde, avec le temps de demander pourquoi.' },
      {
        title: 'Collège',
        text: 'Les matières prennent forme, et les élèves commencent à organiser leur propre travail.',
      },
      {
        title: 'Lycée',
        text: 'Les matières en profondeur : on construit des arguments, on les éprouve, on les met par écrit.',
      },
      {
        title: 'Préparation à l’université',
        text: 'Choisir des études, et peut-être un pays, et apprendre à étudier par soi-même.',
      },
    ],
    link: 'Voir le programme',
  },
  alignment: {
    title: 'Un enseignement aligné sur des référentiels connus dans le monde entier',
    lead: 'Nous préparons notre enseignement en gardant ces référentiels en vue, afin que nos bulletins soient compris de l’école suivante.',
    frameworks: [
      { name: 'Cambridge', text: 'la progression des matières d’année en année' },
      { name: 'IB', text: 'la démarche de recherche, et l’élève comme personne tout entière' },
      { name: 'OECD', text: 'des connaissances, des compétences et des valeurs pour les années à venir' },
      { name: 'CEFR', text: 'les niveaux de langue, de A1 à C2' },
      { name: 'UNESCO ESD', text: 'l’éducation en vue du développement durable' },
      { name: '21st Century Skills', text: 'l’esprit critique et le travail en commun' },
    ],
    link: 'Lire les mentions légales',
  },
  admissions: {
    title: 'Admission sur invitation',
    lead: 'Nous admettons chaque année un nombre limité d’élèves, sur invitation, après un entretien privé et un entretien d’admission.',
    text: 'Tout commence par un échange confidentiel. Parlez-nous de votre enfant et de ce que vous espérez ; notre équipe vous répond dans un délai de {enquiryResponseHours} heures.',
    portal: 'Si votre famille est déjà des nôtres, veuillez nous écrire par l’espace famille.',
  },
  network: {
    title: 'Un réseau mondial, à portée de main',
    lead: 'Les cours ont lieu en ligne, et il y a aussi des personnes sur place. Nos pôles régionaux assurent une présence 24 heures sur 24 ; ces villes sont nos points de contact locaux.',
    compass: { north: 'N', south: 'S', east: 'E', west: 'O' },
    link: 'Voir le réseau mondial',
  },
} as const satisfies CopyOf<typeof en>;
