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
    lead: 'Qui dirige l’école, qui répond devant qui, et les politiques qui vous permettent de nous rappeler à notre parole.',
  },
  entity: {
    title: 'Entité juridique',
    statement: '{school} est gérée par la société {parentCompany}, immatriculée en Angleterre et au pays de Galles.',
    text: 'C’est avec cette société que les familles concluent leur contrat. Son conseil d’administration est responsable de l’école dans son ensemble, et elle répond devant le droit de l’Angleterre et du pays de Galles. Cette immatriculation est celle d’une société : elle ne dit rien de la qualité de l’enseignement, que nous devons montrer autrement.',
  },
  independence: {
    title: 'Indépendance',
    statement:
      'L’école est indépendante des organismes nationaux d’inspection. Elle n’est enregistrée auprès d’aucun organisme d’inspection et n’a reçu l’approbation d’aucun d’eux.',
    paragraphs: [
      'Aucun inspecteur ne vient donc vérifier à votre place. Il importe d’autant plus que vous puissiez lire comment l’école fonctionne : ses politiques sont publiques, chaque devoir incombe à quelqu’un, et la plupart doivent être remplis dans un délai fixé.',
      'Avant de vous décider, veuillez vérifier que l’enseignement en ligne satisfait à la loi du lieu où vit votre enfant. Les [mentions légales](/legal/disclaimer) disent ce qu’une famille devrait demander encore.',
    ],
  },
  frameworks: {
    title: 'Six cadres',
    lead: 'De chacun, une promesse. Les politiques correspondantes contiennent le reste.',
    cards: {
      'privacy-policy': {
        title: 'Confidentialité',
        text: 'Nous répondons à une demande concernant vos données dans un délai de {dataRightsMonths} mois calendaire, et traitons une demande d’effacement dans un délai de {deletionRequestDays} jours.',
      },
      safeguarding: {
        title: 'Protection de l’enfance',
        text: 'Toute préoccupation concernant un enfant est transmise immédiatement au référent désigné pour la protection de l’enfance. Tout le personnel est formé à son arrivée, puis au moins tous les {safeguardingTrainingMonths} mois.',
      },
      complaints: {
        title: 'Réclamations',
        text: 'Nous accusons réception d’une réclamation formelle dans un délai de {complaintAcknowledgementWorkingDays} jours ouvrés, et achevons l’enquête dans un délai de {complaintInvestigationWorkingDays} jours ouvrés.',
      },
      'academic-integrity': {
        title: 'Intégrité académique',
        text: 'Nul n’est sanctionné avant d’avoir été informé de ce qui lui est reproché et d’avoir pu y répondre. Une famille peut former un recours dans un délai de {conductAppealWorkingDays} jours ouvrés.',
      },
      'it-security': {
        title: 'Sécurité informatique',
        text: 'Les comptes ne sont ouverts que sur invitation. L’objet et le texte d’un message sont chiffrés avec AES-{encryptionBits} avant d’être enregistrés.',
      },
      governance: {
        title: 'Gouvernance et finances',
        text: 'Le conseil d’administration reçoit chaque mois un rapport financier. Une dépense de fonctionnement supérieure à {spendingApproval}, par exemple, doit d’abord être approuvée par écrit.',
      },
    },
  },
  accountability: {
    title: 'Qui répond devant qui',
    lead: 'Deux responsables dirigent l’école et répondent devant le conseil d’administration. Trois autres veillent, et peuvent saisir directement le conseil de toute question dont ils ont la charge.',
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
    ],
    direct: {
      title: 'Directement devant le conseil',
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
          duty: 'Veille sur les données personnelles, et ne doit recevoir d’instruction de personne sur l’appréciation d’une violation.',
        },
      ],
    },
  },
  closing: {
    title: 'Chaque politique, en entier',
    text: 'La rubrique « Informations légales et politiques de l’école » les contient toutes. Les familles qui ont un compte posent leurs questions à leur sujet dans l’espace famille.',
    hub: 'Informations légales et politiques de l’école',
  },
} as const satisfies CopyOf<typeof en>;
