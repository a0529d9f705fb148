import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Politique de confidentialité',
    description:
      'En bref : ce que l’école sait des familles et des visiteurs, qui le voit, combien de temps sont conservés une demande et les dossiers d’un élève.',
  },
  hero: {
    eyebrow: 'En bref',
    title: 'Politique de confidentialité',
    lead: 'Ce que {school} sait de vous et de votre enfant, qui peut le voir, et combien de temps cela reste.',
  },
  glance: {
    title: 'En un coup d’œil',
    figures: [
      { figure: '{enquiryRetentionDays} jours', text: 'pour une demande qui n’a pas donné lieu à un entretien' },
      {
        figure: '{recordsAfterEnrolmentYears} ans',
        text: 'pour les dossiers d’un élève, après la fin de son inscription',
      },
      { figure: '{dataRightsMonths} mois', text: 'pour répondre à une demande concernant vos données' },
      { figure: '{deletionRequestDays} jours', text: 'pour traiter une demande d’effacement' },
    ],
  },
  sections: [
    {
      title: 'Données collectées',
      paragraphs: [
        'Nous collectons ce qu’il nous faut pour vous répondre, pour admettre votre enfant et lui enseigner, et pour assurer la sécurité de l’espace famille. Rien n’est collecté à des fins publicitaires.',
        'Le formulaire de demande d’entretien demande votre nom, votre adresse e-mail, votre région, un cycle d’enseignement et un message. L’espace famille contient les comptes, les dossiers des élèves et les messages que s’écrivent familles, mentors et coachs. Nos serveurs traitent des adresses réseau et des relevés techniques.',
        'Si vous y consentez, nous comptons aussi les pages vues et les temps de chargement, sans identifier personne. La [politique relative aux cookies](/legal/cookie-policy) indique ce que conserve un navigateur.',
      ],
    },
    {
      title: 'Demandes d’entretien',
      paragraphs: [
        'Votre demande nous sert à vous répondre et à organiser un entretien privé. Seuls les administrateurs de l’école la voient, et nous prenons contact avec vous dans un délai de {enquiryResponseHours} heures.',
        'Si aucun entretien n’est fixé, nous supprimons la demande au bout de {enquiryRetentionDays} jours. Si un entretien est fixé, nous la conservons pendant {enquiryRetentionAcademicYears} année scolaire, celle-ci prenant fin le {academicYearEnd}. Vous pouvez nous demander de la supprimer plus tôt.',
      ],
    },
    {
      title: 'Confidentialité et sécurité des familles',
      paragraphs: [
        'L’accès aux données des élèves est réservé aux mentors attitrés, aux coachs bien-être et aux membres autorisés de la famille. Les administrateurs, le référent désigné pour la protection de l’enfance et le délégué à la protection des données voient ce que leur mission exige. Un parent ne voit que ses propres enfants.',
        'L’objet et le texte de chaque message de la messagerie sécurisée sont chiffrés avec AES-{encryptionBits} avant d’être enregistrés. Nos e-mails ne contiennent ni texte de message ni données d’élève.',
        'Si des données personnelles sont perdues ou exposées et que la loi l’exige, nous en avisons le commissaire britannique à l’information (Information Commissioner) dans les meilleurs délais et, si possible, dans les {breachNotificationHours} heures après en avoir pris connaissance.',
      ],
    },
    {
      title: 'Tiers',
      paragraphs: [
        'Nous ne vendons pas de données personnelles. Les sociétés qui hébergent nos systèmes ou acheminent notre courrier agissent sur instructions écrites et dans le cadre d’un contrat.',
        'Un service extérieur qui traduit les pages publiques ne se charge qu’une fois que vous avez autorisé les cookies fonctionnels, et jamais pendant votre session. Nous ne communiquons de données à une autorité, à un tribunal ou à une autre école que lorsque la loi l’exige ou le permet, par exemple pour protéger un enfant.',
      ],
    },
    {
      title: 'Conservation et suppression',
      paragraphs: [
        'Nous conservons les dossiers d’un élève pendant son inscription et pendant {recordsAfterEnrolmentYears} ans après la fin de celle-ci, les documents financiers pendant {financialRecordsYears} ans, et les journaux informatiques pendant {itLogsMonths} mois au plus. La [politique de confidentialité complète](/legal/privacy-policy) indique une durée minimale pour les dossiers des élèves ; nos systèmes les conservent pendant la durée la plus longue, qui est celle donnée ici.',
        'Vous pouvez demander ce que nous détenons, le faire rectifier ou le faire supprimer. Nous répondons dans un délai de {dataRightsMonths} mois calendaire et traitons une demande d’effacement dans un délai de {deletionRequestDays} jours. Si la loi nous oblige à conserver quelque chose, nous vous disons quoi et pourquoi.',
        'Écrivez-nous dans la messagerie sécurisée de l’[espace famille](/parent-login) ou, si vous n’avez pas de compte, par le [formulaire de demande d’entretien](/admissions). Vous pouvez aussi adresser une réclamation au commissaire à l’information.',
      ],
    },
  ],
  related: {
    title: 'À lire aussi',
    links: [
      '[Confidentialité, en bref](/privacy)',
      '[Conditions d’utilisation, en bref](/terms)',
      '[Politique de confidentialité et de protection des données (RGPD)](/legal/privacy-policy)',
      '[Politique relative aux cookies](/legal/cookie-policy)',
    ],
  },
} as const satisfies CopyOf<typeof en>;
