import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Conditions d’utilisation',
    description:
      'En bref : le contrat entre une famille et l’école, ses services, l’admission, les remboursements, la conduite, la responsabilité, le droit applicable.',
  },
  hero: {
    eyebrow: 'En bref',
    title: 'Conditions d’utilisation',
    lead: 'Ce que vous pouvez attendre de l’école, et ce que l’école attend de vous.',
  },
  glance: {
    title: 'En un coup d’œil',
    figures: [
      { figure: '{coolingOffDays} jours', text: 'pour vous rétracter d’une inscription sans donner de motif' },
      {
        figure: '{refundProcessingDays} jours',
        text: 'pour effectuer un remboursement après un retrait ({cancellationRefundDays} jours après une rétractation)',
      },
      {
        figure: '{conductAppealWorkingDays} jours ouvrés',
        text: 'pour former un recours contre une décision en matière de conduite',
      },
    ],
  },
  sections: [
    {
      title: 'Contrat',
      paragraphs: [
        '{school} est gérée par la société {parentCompany}, immatriculée {inJurisdiction}. La lecture de ce site ne vaut pas conclusion d’un contrat ; l’[avertissement relatif au site](/legal/disclaimer) s’applique aux visiteurs.',
        'Si vous inscrivez votre enfant, vous concluez un contrat régi par les [conditions générales](/legal/general-terms) en acceptant une offre écrite et en versant les droits d’inscription. La présente page les résume. En cas de divergence, les conditions générales prévalent.',
      ],
    },
    {
      title: 'Services',
      paragraphs: [
        'Les cours ont lieu en direct et en ligne, en petits groupes, à temps plein ou en complément d’une autre scolarité. Chaque élève a un mentor pédagogique et un coach bien-être. Nous n’ouvrons de compte dans l’espace famille que sur invitation.',
        'Nous enseignons avec un soin et une compétence raisonnables. Nous ne promettons ni une note, ni un résultat d’examen, ni l’admission dans une autre école ou une université. La mention de référentiels d’enseignement signifie uniquement que notre enseignement est aligné sur eux.',
      ],
    },
    {
      title: 'Admission et inscription',
      paragraphs: [
        'L’admission se fait uniquement sur invitation, après un entretien privé et un entretien d’admission, et le nombre d’élèves admis chaque année est limité.',
        'Vous pouvez vous rétracter dans les {coolingOffDays} jours qui suivent la conclusion du contrat. Si vous retirez votre enfant plus tard, nous remboursons {fullRefund} des frais de scolarité payés lorsqu’il reste plus de {fullRefundBeyondDays} jours avant la date de début, {halfRefund} s’il en reste de {halfRefundFromDays} à {halfRefundToDays}, et {quarterRefund} s’il en reste moins de {quarterRefundBelowDays}. À partir de la date de début, ou si votre enfant ne se présente pas aux cours, il n’y a pas de remboursement.',
        'Après le délai de rétractation, nous ne remboursons pas les droits d’inscription, sauf si l’école annule ou si une autre exception prévue par la [politique d’admission](/legal/admissions-policy) s’applique. Celle-ci explique aussi le report et le transfert.',
      ],
    },
    {
      title: 'Propriété intellectuelle',
      paragraphs: [
        'Les supports pédagogiques, le site, ainsi que le nom et les marques de l’école, appartiennent à la société {parentCompany} ou à ceux qui lui en ont concédé l’usage. Vous pouvez utiliser les supports pour les études de votre enfant, mais vous ne pouvez ni les publier, ni les vendre, ni les transmettre sans autorisation écrite, sauf lorsque la loi le permet. Les travaux d’un élève restent sa propriété.',
      ],
    },
    {
      title: 'Code de conduite',
      paragraphs: [
        'Les parents, les élèves et le personnel se traitent mutuellement avec respect. Les élèves remettent leur propre travail. Les mots de passe restent secrets, et nul n’enregistre un cours ou une autre personne sans autorisation écrite, sauf si la loi le permet.',
        'Un manquement peut entraîner un avertissement, une réduction de note, une suspension, une exclusion définitive ou une action en justice. Nul n’est sanctionné sans avoir pu répondre, et vous pouvez former un recours dans un délai de {conductAppealWorkingDays} jours ouvrés. Le [code de conduite](/legal/academic-integrity) expose la procédure.',
      ],
    },
    {
      title: 'Limites de la responsabilité',
      paragraphs: [
        'Rien dans cette page ne limite la responsabilité en cas de décès ou de dommage corporel causé par une négligence, de fraude, ou dans tout autre cas où la loi ne permet pas de la limiter. Rien ne vous retire vos droits de consommateur.',
        'Pour le reste, la société {parentCompany} répond du dommage qui est une conséquence prévisible de son propre manquement ou d’un défaut de soin de sa part. Elle ne répond pas du dommage causé à une entreprise, ni du dommage causé par votre appareil, vos logiciels ou votre connexion, ni du dommage causé par votre propre manquement.',
      ],
    },
    {
      title: 'Droit applicable',
      paragraphs: [
        'Le droit {ofJurisdiction} régit les présentes conditions, et les tribunaux {ofJurisdiction} tranchent les litiges qui s’y rapportent. Le consommateur qui vit dans un autre pays conserve la protection des dispositions impératives de ce pays. Veuillez d’abord former une réclamation selon notre [politique relative aux réclamations et aux recours](/legal/complaints) ; vous gardez le droit de saisir la justice.',
      ],
    },
  ],
  related: {
    title: 'À lire aussi',
    links: [
      '[Conditions d’utilisation](/terms), en bref',
      '[Confidentialité, en bref](/privacy)',
      '[Conditions générales](/legal/general-terms)',
      '[Politique d’admission, d’inscription et de remboursement](/legal/admissions-policy)',
    ],
  },
} as const satisfies CopyOf<typeof en>;
