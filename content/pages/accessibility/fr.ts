import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Déclaration d’accessibilité',
    description:
      'Le site et l’espace famille au clavier, avec le zoom et un lecteur d’écran : ce qui a été testé, comment, et ce que l’on ne sait pas encore.',
  },
  hero: {
    eyebrow: 'Pour tout le monde',
    title: 'Déclaration d’accessibilité',
    lead: 'Une famille devrait pouvoir lire, demander et nous écrire, quels que soient l’appareil ou l’aide technique qu’elle utilise. Cette page dit dans quelle mesure cela est testé.',
  },
  glance: {
    title: 'En un coup d’œil',
    figures: [
      { figure: 'WCAG 2.2', text: 'niveau AA : la norme selon laquelle nous construisons et testons' },
      { figure: '320 px', text: 'la largeur du plus petit écran pour lequel chaque page est faite' },
      { figure: '400 %', text: 'de zoom laissent chaque texte lisible sans défilement horizontal' },
    ],
  },
  sections: [
    {
      title: 'Ce que couvre cette déclaration',
      paragraphs: [
        'Elle couvre toutes les pages de ce site et de l’espace famille, en anglais, en arabe, en français et en chinois. Elle ne couvre pas le service extérieur qui traduit les pages dans d’autres langues : il ne se charge que là où vous autorisez les cookies fonctionnels.',
      ],
    },
    {
      title: 'Comment fonctionnent les pages',
      paragraphs: [
        'Tout peut être atteint et utilisé au clavier, dans l’ordre de lecture, et l’élément actif est toujours mis en évidence. Un lien en haut de page mène au-delà de l’en-tête. Les boutons et les liens sont assez grands pour un doigt.',
        'Chaque page a un seul titre principal, des titres dans l’ordre et des zones nommées. La langue et son sens d’écriture sont indiqués sur chaque page, pour qu’un lecteur d’écran parle avec la bonne voix. Les erreurs d’un formulaire se trouvent à côté du champ concerné et sont énumérées au-dessus du formulaire, avec un lien vers chacune.',
        'Les pages publiques, les formulaires et la messagerie fonctionnent sans scripts. Aucune animation ne se lance d’elle-même pour les visiteurs qui les préfèrent réduites, et ce qui bouge peut être mis en pause. Les couleurs à fort contraste choisies sur l’appareil sont conservées. À côté d’une carte ou d’un schéma, les mêmes faits se lisent sous forme de texte.',
      ],
    },
    {
      title: 'Comment cela a été testé',
      paragraphs: [
        'Chaque modification du site est testée avant d’être publiée : toutes les règles d’axe-core, dont celles de WCAG 2.2 A, AA et AAA, sont appliquées aux pages dans Chromium, à la largeur d’un téléphone et d’un ordinateur, dans une langue écrite de gauche à droite et en arabe. Des parcours au clavier sont testés de la même manière, ainsi que les pages sans scripts.',
        'Le zoom jusqu’à 400 % et les couleurs forcées sont testés eux aussi ; ils ont également été examinés à l’écran, de même que la réduction des animations et l’impression.',
      ],
    },
    {
      title: 'Ce que nous ne savons pas encore',
      paragraphs: [
        'Les pages n’ont pas été testées par des personnes qui se servent d’un lecteur d’écran tous les jours, ni dans Firefox et Safari. Les règles automatiques ne trouvent qu’une partie des obstacles. Si quelque chose vous arrête, veuillez supposer que nous l’ignorons, et nous le dire.',
      ],
    },
    {
      title: 'Nous le dire, et demander une autre forme',
      paragraphs: [
        'Les familles nous écrivent par la messagerie sécurisée de l’[espace famille](/parent-login). Si vous n’avez pas de compte, utilisez le [formulaire de demande d’entretien](/admissions) et dites ce qui n’a pas fonctionné, et avec quel appareil. Nous répondons dans un délai de {enquiryResponseHours} heures, et envoyons toute politique ou toute lettre sous une forme que vous pouvez lire.',
        'Les aménagements raisonnables pour un élève ou un parent relèvent de l’[engagement pour l’égalité et la diversité](/legal/equality-diversity). Si notre réponse ne suffit pas, la [politique relative aux réclamations et aux recours](/legal/complaints) dit ce qui vient ensuite.',
      ],
    },
  ],
  related: {
    title: 'À lire aussi',
    links: [
      '[Engagement pour l’égalité et la diversité](/legal/equality-diversity)',
      '[Politique relative aux réclamations et aux recours](/legal/complaints)',
      '[Toutes les politiques](/legal)',
    ],
  },
} as const satisfies CopyOf<typeof en>;
