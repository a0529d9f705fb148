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
    lead: 'Vous devriez pouvoir lire, poser des questions et nous écrire, quels que soient l’appareil ou l’aide technique que vous utilisez. Cette page indique dans quelle mesure cela est testé.',
  },
  glance: {
    title: 'En un coup d’œil',
    figures: [
      { figure: 'WCAG 2.2', text: 'niveau AA : la norme selon laquelle nous construisons et testons' },
      { figure: '320 px', text: 'la largeur du plus petit écran pour lequel chaque page est faite' },
      { figure: '400 %', text: 'de zoom : tout le texte reste lisible sans défilement horizontal' },
    ],
  },
  sections: [
    {
      title: 'Ce que couvre cette déclaration',
      paragraphs: [
        'Elle couvre toutes les pages de ce site et de l’espace famille, en anglais, en arabe, en français et en chinois. Elle ne couvre pas le service extérieur qui traduit les pages dans d’autres langues et qui ne se charge que si vous autorisez les cookies fonctionnels.',
      ],
    },
    {
      title: 'Comment fonctionnent les pages',
      paragraphs: [
        'Vous pouvez tout atteindre et tout utiliser au clavier, dans l’ordre de lecture, et l’élément actif est toujours mis en évidence. Un lien en haut de page permet de passer l’en-tête. Les boutons et les liens sont assez grands pour être touchés du doigt.',
        'Chaque page a un seul titre principal, des titres dans l’ordre et des zones nommées. Elle indique sa langue et son sens d’écriture, pour qu’un lecteur d’écran parle avec la bonne voix. Les erreurs d’un formulaire s’affichent à côté du champ concerné et sont énumérées au-dessus du formulaire, avec un lien vers chacune.',
        'Les pages publiques, les formulaires et la messagerie fonctionnent sans scripts. Aucune animation ne se lance d’elle-même si vous avez choisi de réduire les animations, et ce qui bouge peut être mis en pause. Les couleurs à fort contraste choisies sur votre appareil sont conservées. Chaque carte ou schéma est accompagné des mêmes informations sous forme de texte.',
      ],
    },
    {
      title: 'Comment cela a été testé',
      paragraphs: [
        'Le logiciel de ce site est testé automatiquement selon les règles de WCAG 2.2, niveaux A, AA et AAA, à la largeur d’un téléphone et d’un ordinateur, dans une langue écrite de gauche à droite et en arabe. L’utilisation au clavier et les pages sans scripts sont testées de la même manière.',
        'Le zoom jusqu’à 400 % et les couleurs forcées sont également testés. Ils ont aussi été vérifiés à l’œil, de même que la réduction des animations et les pages imprimées.',
      ],
    },
    {
      title: 'Ce que nous ne savons pas encore',
      paragraphs: [
        'Ces pages n’ont pas été testées par des personnes qui se servent d’un lecteur d’écran tous les jours, et elles n’ont été testées ni dans Firefox ni dans Safari. Les tests automatiques ne trouvent qu’une partie des obstacles. Si quelque chose vous arrête, partez du principe que nous l’ignorons, et dites-le-nous.',
      ],
    },
    {
      title: 'Nous le dire, ou demander un autre format',
      paragraphs: [
        'Si vous avez un compte, écrivez-nous dans la messagerie sécurisée de l’[espace famille](/parent-login). Sinon, utilisez le [formulaire de contact](/admissions?topic=other#enquiry). Dites-nous ce qui n’a pas fonctionné et sur quel appareil, ou dans quel format il vous faut un document.',
        'Les aménagements raisonnables pour un élève ou un parent relèvent de l’[engagement pour l’égalité et la diversité](/legal/equality-diversity). Si notre réponse ne suffit pas, la [politique relative aux réclamations et aux recours](/legal/complaints) indique l’étape suivante.',
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
