import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Confidentialité, en bref',
    description:
      'Ce que l’école sait des familles et des visiteurs, qui peut le voir, et combien de temps sont conservés une demande et les dossiers d’un élève.',
  },
  hero: {
    eyebrow: 'Version courte',
    title: 'Confidentialité, en bref',
    lead: 'Ce que {school} sait de vous et de votre enfant, qui peut le voir, et combien de temps ces informations sont conservées.',
  },
  glance: {
    title: 'En un coup d’œil',
    figures: [
      {
        figure: '{enquiryRetentionDays} jours',
        text: 'de conservation pour une demande qui n’a pas donné lieu à un entretien',
      },
      {
        figure: '{recordsAfterEnrolmentYears} ans',
        text: 'de conservation pour les dossiers d’un élève, après son départ de l’école',
      },
      { figure: '{dataRightsMonths} mois', text: 'pour répondre à une demande concernant vos données' },
      { figure: '{deletionRequestDays} jours', text: 'pour traiter une demande d’effacement' },
    ],
  },
  sections: [
    {
      title: 'Données collectées',
      paragraphs: [
        'Nous collectons ce qu’il nous faut pour vous répondre, pour admettre votre enfant et lui enseigner, et pour assurer la sécurité de l’espace famille. Nous ne collectons rien à des fins publicitaires.',
        'Le formulaire de contact demande votre nom, votre adresse e-mail et un message et, pour un entretien, votre région et un cycle d’enseignement. L’espace famille contient les comptes, les dossiers des élèves et les messages que s’écrivent les familles, les mentors, les coachs et l’école. Nos serveurs traitent des adresses IP et conservent des relevés techniques.',
        'Si vous y consentez, nous comptons aussi les pages vues, sans vous identifier. La [politique relative aux cookies](/legal/cookie-policy) indique ce que conserve votre navigateur.',
      ],
    },
    {
      title: 'Demandes d’entretien',
      paragraphs: [
        'Votre demande nous sert à vous répondre et à organiser un entretien privé. Seuls les administrateurs de l’école peuvent la voir, et nous prenons contact avec vous dans un délai de {enquiryResponseHours} heures.',
        'Si aucun entretien n’est fixé, nous supprimons la demande au bout de {enquiryRetentionDays} jours. Si un entretien est fixé, nous la conservons pendant {enquiryRetentionAcademicYears} année scolaire, celle où l’entretien a lieu, jusqu’au {academicYearEnd}. Vous pouvez nous demander de la supprimer plus tôt. Un message sur un autre sujet, une réclamation par exemple, est conservé avec le dossier correspondant.',
      ],
    },
    {
      title: 'Confidentialité et sécurité des familles',
      paragraphs: [
        'L’accès aux données des élèves est réservé aux mentors attitrés, aux coachs bien-être et aux membres autorisés de la famille. Les administrateurs, le référent désigné pour la protection de l’enfance et le délégué à la protection des données voient ce que leur mission exige. Un parent ne voit que ses propres enfants.',
        'L’objet, le texte et les fichiers de chaque message de la messagerie sécurisée sont chiffrés avec AES-{encryptionBits} avant d’être enregistrés. Nos e-mails ne contiennent ni le texte de ces messages ni données d’élève.',
        'Si des données personnelles sont perdues ou exposées et que la loi l’exige, nous en avisons le commissaire britannique à l’information (Information Commissioner) dans les meilleurs délais et, si possible, dans les {breachNotificationHours} heures après en avoir pris connaissance.',
      ],
    },
    {
      title: 'Tiers',
      paragraphs: [
        'Nous ne vendons pas de données personnelles. Les sociétés qui hébergent nos systèmes ou acheminent nos e-mails agissent sur instructions écrites et dans le cadre d’un contrat.',
        'Le service extérieur qui traduit les pages publiques ne se charge qu’une fois que vous avez autorisé les cookies fonctionnels, et jamais pendant votre session. Nous ne communiquons de données à une autorité, à un tribunal ou à une autre école que lorsque la loi l’exige ou le permet, par exemple pour protéger un enfant.',
      ],
    },
    {
      title: 'Conservation et suppression',
      paragraphs: [
        'Nous conservons les dossiers d’un élève pendant son inscription et pendant {recordsAfterEnrolmentYears} ans après son départ, les documents financiers pendant {financialRecordsYears} ans, et les journaux informatiques pendant {itLogsMonths} mois au plus. La [Politique de confidentialité et de protection des données (RGPD)](/legal/privacy-policy), version complète, donne plus de précisions.',
        'Vous pouvez demander ce que nous détenons sur vous, et demander que nous le rectifiions ou le supprimions. Nous répondons dans un délai de {dataRightsMonths} mois calendaire et traitons une demande d’effacement dans un délai de {deletionRequestDays} jours. Si la loi nous oblige à conserver quelque chose, nous vous disons quoi et pourquoi.',
        'Écrivez-nous dans la messagerie sécurisée de l’[espace famille](/parent-login) ou, si vous n’avez pas de compte, par le [formulaire de contact](/admissions?topic=data#enquiry). Vous pouvez aussi adresser une réclamation au commissaire britannique à l’information.',
      ],
    },
  ],
  related: {
    title: 'À lire aussi',
    links: [
      '[Confidentialité, en bref](/privacy)',
      '[Conditions d’utilisation](/terms), en bref',
      '[Politique de confidentialité et de protection des données (RGPD)](/legal/privacy-policy)',
      '[Politique relative aux cookies](/legal/cookie-policy)',
    ],
  },
} as const satisfies CopyOf<typeof en>;
