import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Gouvernance et conformité',
    description:
      'Quelle société gère l’école, ce que signifie son indépendance, qui répond devant qui, et les six cadres selon lesquels elle est gouvernée.',
  },
  hero: {
    eyebrow: 'Comment l’école est dirigée',
    title: 'Gouvernance et conformité',
    lead: 'Qui dirige l’école, qui répond devant qui, et les politiques qui vous permettent de nous rappeler nos engagements.',
  },
  entity: {
    title: 'Entité juridique',
    statement: '{school} est gérée par la société {parentCompany}, immatriculée {inJurisdiction}.',
    text: 'C’est avec cette société que vous concluez votre contrat. Son conseil d’administration est responsable de toute l’école, et la société est soumise au droit {ofJurisdiction}. {imprint}',
  },
  independence: {
    title: 'Indépendance',
    statement:
      'L’école est indépendante des organismes nationaux d’inspection. Elle n’est ni enregistrée auprès d’un organisme d’inspection ni approuvée par l’un d’eux.',
    paragraphs: [
      'Aucun inspecteur ne vient donc vérifier à votre place. C’est pourquoi vous devez pouvoir voir comment l’école fonctionne. Nos politiques sont publiques ; chaque obligation y incombe à quelqu’un, et beaucoup sont assorties d’un délai.',
      'Avant de vous décider, veuillez vérifier que l’enseignement en ligne satisfait à la loi du lieu où vit votre enfant. L’[avertissement relatif au site](/legal/disclaimer) indique les autres questions à poser.',
    ],
  },
  frameworks: {
    title: 'Six cadres',
    lead: 'Voici une promesse tirée de chacun. Le reste figure dans les politiques.',
    cards: {
      'privacy-policy': {
        title: 'Confidentialité',
        text: 'Nous répondons à une demande concernant vos données dans un délai de {dataRightsMonths} mois calendaire, et traitons une demande d’effacement dans un délai de {deletionRequestDays} jours.',
      },
      safeguarding: {
        title: 'Protection de l’enfance',
        text: 'Toute préoccupation concernant un enfant est transmise immédiatement au référent désigné pour la protection de l’enfance et à son suppléant. Tout le personnel est formé à son arrivée, puis au moins tous les {safeguardingTrainingMonths} mois.',
      },
      complaints: {
        title: 'Réclamations',
        text: 'Nous accusons réception d’une réclamation formelle dans un délai de {complaintAcknowledgementWorkingDays} jours ouvrés, et achevons l’enquête dans un délai de {complaintInvestigationWorkingDays} jours ouvrés.',
      },
      'academic-integrity': {
        title: 'Intégrité académique',
        text: 'Aucun élève n’est sanctionné avant d’avoir été informé de ce qui lui est reproché et d’avoir pu y répondre. Vous pouvez former un recours dans un délai de {conductAppealWorkingDays} jours ouvrés.',
      },
      'it-security': {
        title: 'Sécurité informatique',
        text: 'Les comptes ne sont ouverts que sur invitation. L’objet, le texte et les fichiers d’un message sont chiffrés avec AES-{encryptionBits} avant d’être enregistrés.',
      },
      governance: {
        title: 'Gouvernance et finances',
        text: 'Le conseil d’administration reçoit chaque mois un rapport financier. Une dépense de fonctionnement supérieure à {spendingApproval}, par exemple, doit d’abord être approuvée par écrit.',
      },
    },
  },
  accountability: {
    title: 'Qui répond devant qui',
    lead: 'Trois responsables dirigent l’école et répondent devant le conseil d’administration. Quatre autres exercent un contrôle, et peuvent saisir directement le conseil de toute question dont ils ont la charge.',
    board: {
      name: 'Conseil d’administration',
      duty: 'Fixe les politiques, surveille les finances et les risques, et fait réexaminer chaque politique tous les ans.',
    },
    officers: [
      {
        name: 'Directeur',
        duty: 'Dirige l’école au quotidien : l’enseignement, le bien-être des élèves, l’emploi de l’argent.',
      },
      { name: 'Directeur financier', duty: 'Tient les comptes et en rend compte au conseil chaque mois.' },
      { name: 'Directeur des opérations', duty: 'Dirige les services dont l’école a besoin pour fonctionner.' },
    ],
    direct: {
      title: 'En lien direct avec le conseil',
      officers: [
        {
          name: 'Responsable de la conformité',
          duty: 'Vérifie que les politiques sont respectées et tient le registre des risques, passé en revue chaque trimestre.',
        },
        {
          name: 'Référent désigné pour la protection de l’enfance',
          duty: 'Décide de ce qu’il faut faire lorsque quelqu’un s’inquiète pour un enfant.',
        },
        {
          name: 'Délégué à la protection des données',
          duty: 'Conseille en matière de données personnelles, et ne reçoit d’instruction de personne sur l’appréciation d’une violation ou d’une demande.',
        },
        {
          name: 'Référent alerte',
          duty: 'Reçoit les signalements et désigne une personne impartiale pour mener l’enquête.',
        },
      ],
    },
  },
  closing: {
    title: 'Chaque politique, en entier',
    text: 'Vous les trouverez toutes à la rubrique « Informations légales et politiques de l’école ». Si vous avez un compte, vous pouvez poser vos questions dans l’espace famille.',
    hub: 'Informations légales et politiques de l’école',
  },
} as const satisfies CopyOf<typeof en>;
