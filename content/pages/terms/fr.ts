import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Conditions d’utilisation',
    description:
      'En bref : le contrat entre une famille et l’école, ses services, l’admission, les remboursements, la conduite, la responsabilité et le droit.',
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
      { figure: '{refundProcessingDays} jours', text: 'pour payer un remboursement qui est dû' },
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
        'En utilisant ce site et l’espace famille, vous acceptez les présentes conditions. {school} est gérée par la société {parentCompany}, immatriculée en Angleterre et au pays de Galles.',
        'La famille qui inscrit un élève conclut un contrat régi par les [conditions générales](/legal/general-terms) en acceptant une offre écrite et en versant l’acompte d’inscription. La présente page les résume. En cas de divergence, les conditions générales prévalent.',
      ],
    },
    {
      title: 'Services',
      paragraphs: [
        'L’école enseigne en direct et en ligne, en petits groupes, à temps plein ou en complément d’une autre scolarité. Chaque élève a un mentor académique et un coach bien-être. Les comptes de l’espace famille ne sont ouverts que sur invitation.',
        'Nous enseignons avec un soin et une compétence raisonnables. Nous ne promettons ni une note, ni un résultat d’examen, ni l’admission dans une autre école ou une université. La mention de référentiels d’enseignement signifie uniquement que notre enseignement est aligné sur eux.',
      ],
    },
    {
      title: 'Admission et inscription',
      paragraphs: [
        'L’admission se fait uniquement sur invitation, entretien privé et entretien d’admission, et le nombre d’élèves admis chaque année est limité.',
        'Vous pouvez vous rétracter dans les {coolingOffDays} jours qui suivent la conclusion du contrat. Si vous retirez l’élève plus tard, nous remboursons {fullRefund} des frais de scolarité payés lorsqu’il reste plus de {fullRefundBeyondDays} jours avant la date de début, {halfRefund} s’il en reste de {halfRefundFromDays} à {halfRefundToDays}, et {quarterRefund} s’il en reste moins de {quarterRefundBelowDays}. À partir de la date de début, ou si l’élève ne se présente pas, il n’y a pas de remboursement.',
        'Après le délai de rétractation, l’acompte d’inscription n’est remboursé que si l’école annule. La [politique d’admission](/legal/admissions-policy) explique aussi le report et le transfert.',
      ],
    },
    {
      title: 'Propriété intellectuelle',
      paragraphs: [
        'Les supports pédagogiques, le site, ainsi que le nom et les marques de l’école, appartiennent à la société {parentCompany} ou à ceux qui lui en ont concédé l’usage. Les familles utilisent les supports pour les études de l’élève ; elles ne les publient, ne les vendent ni ne les transmettent sans autorisation écrite, sauf lorsque la loi le permet. Le travail personnel d’un élève reste à l’élève.',
      ],
    },
    {
      title: 'Code de conduite',
      paragraphs: [
        'Les parents, les élèves et le personnel se traitent avec respect. Les élèves remettent un travail qui est le leur. Les mots de passe restent secrets, et nul n’enregistre un cours ou une autre personne sans autorisation écrite, sauf si la loi le permet.',
        'Un manquement peut entraîner un avertissement, une réduction de note, une suspension, une exclusion définitive ou une action en justice. Nul n’est sanctionné sans avoir pu répondre, et une famille peut former un recours dans un délai de {conductAppealWorkingDays} jours ouvrés. Le [code de conduite](/legal/academic-integrity) expose la procédure.',
      ],
    },
    {
      title: 'Limites de la responsabilité',
      paragraphs: [
        'Rien ici ne limite la responsabilité en cas de décès ou de dommage corporel causé par une négligence, de fraude, ou dans tout autre cas où la loi l’interdit. Rien ne vous retire vos droits de consommateur.',
        'Pour le reste, la société {parentCompany} répond du dommage qui est une conséquence prévisible de son propre manquement ou d’un défaut de soin de sa part. Elle ne répond pas du dommage causé à une entreprise, ni du dommage causé par l’appareil, les logiciels ou la connexion de la famille, ni du dommage causé par un manquement de la famille elle-même.',
      ],
    },
    {
      title: 'Droit applicable',
      paragraphs: [
        'Le droit de l’Angleterre et du pays de Galles régit les présentes conditions, et les tribunaux de l’Angleterre et du pays de Galles tranchent les litiges qui s’y rapportent. Le consommateur qui vit dans un autre pays conserve la protection des dispositions impératives de ce pays. Veuillez utiliser d’abord notre [politique relative aux réclamations](/legal/complaints) ; votre droit de saisir la justice demeure.',
      ],
    },
  ],
  related: {
    title: 'À lire aussi',
    links: [
      '[Conditions d’utilisation, en bref](/terms)',
      '[Confidentialité, en bref](/privacy)',
      '[Conditions générales](/legal/general-terms)',
      '[Politique d’admission, d’inscription et de remboursement](/legal/admissions-policy)',
    ],
  },
} as const satisfies CopyOf<typeof en>;
