import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Admission sur invitation',
    description:
      'Quatre étapes, de l’entretien privé au premier cours, ce que nous recherchons chez l’élève et sa famille, et ce que devient votre demande.',
  },
  hero: {
    eyebrow: 'Admissions',
    title: 'Admission sur invitation',
    lead: 'Toute admission commence par une conversation. Nous admettons chaque année un nombre limité d’élèves, uniquement sur invitation, après un entretien privé et un entretien d’admission.',
  },
  reason: {
    title: 'Pourquoi nous invitons',
    paragraphs: [
      'À {school}, les cours ont lieu en direct et en petits groupes, et chaque élève a un mentor pédagogique et un coach bien-être. Cela limite le nombre d’élèves que nous pouvons bien connaître.',
      'Nous rencontrons donc chaque famille avant de parler d’une place. Vous voyez si notre façon d’enseigner convient à votre enfant ; nous voyons si nous pouvons lui apporter ce que vous espérez. Si la réponse est non, mieux vaut que nous le sachions tôt, vous et nous.',
    ],
  },
  journey: {
    title: 'Le chemin de l’admission',
    lead: 'Quatre étapes mènent d’une première conversation au premier cours.',
    steps: [
      {
        title: 'Entretien privé',
        text: 'Un échange confidentiel avec un interlocuteur de l’école sur les besoins de votre enfant, sa manière d’apprendre et ses objectifs.',
        more: 'Dites-nous où vous vivez, où vous irez peut-être ensuite, et comment l’école s’est passée jusqu’ici.',
      },
      {
        title: 'Évaluation et entretien d’admission',
        text: 'Des entretiens sur les études et sur le bien-être avec les mentors des différentes matières.',
        more: 'Nous voulons savoir comment votre enfant pense, travaille et vit ses apprentissages. Si un aménagement peut aider, veuillez le demander à l’avance.',
      },
      {
        title: 'Acceptation',
        text: 'L’offre d’une place aux familles retenues.',
        more: 'L’offre est écrite. Elle indique le cycle et le parcours, la date de début, la taille des groupes, les horaires et tous les frais.',
      },
      {
        title: 'Accueil',
        text: 'Un accès sécurisé à la plateforme, la présentation du mentor et l’établissement de l’emploi du temps.',
        more: 'Vous recevez un compte dans l’espace famille, votre enfant rencontre son mentor pédagogique, et les horaires des cours sont fixés selon votre fuseau horaire.',
      },
    ],
  },
  qualities: {
    title: 'Ce que nous recherchons',
    lead: 'Nous recherchons trois qualités chez l’élève et deux dans la famille.',
    student: {
      title: 'Chez l’élève',
      qualities: [
        {
          title: 'Curiosité',
          text: 'Des questions qui vont au-delà du cours, et la patience d’en approfondir une.',
        },
        {
          title: 'Intégrité',
          text: 'Un travail qui soit bien le sien, et le courage de dire « Je ne sais pas encore ».',
        },
        {
          title: 'Équilibre',
          text: 'Du temps pour les amis, le repos et le jeu autant que pour l’étude, afin que l’effort puisse durer.',
        },
      ],
    },
    family: {
      title: 'Dans la famille',
      qualities: [
        {
          title: 'Continuité',
          text: 'Des parents qui souhaitent que l’apprentissage se poursuive sans rupture quand la famille déménage.',
        },
        {
          title: 'Bien-être',
          text: 'Des parents pour qui la santé et l’épanouissement d’un enfant font partie de l’apprentissage, et qui nous préviennent sans tarder quand quelque chose ne va pas.',
        },
      ],
    },
  },
  limits: {
    title: 'Ce que signifie l’admission',
    items: [
      {
        title: 'Un nombre limité',
        text: 'Nous admettons chaque année un nombre limité d’élèves ; il se peut donc que même un élève qui conviendrait ne se voie pas offrir de place. La décision de faire une offre appartient à l’école.',
      },
      {
        title: 'Une seule voie d’accès',
        text: 'Un entretien privé et un entretien d’admission précèdent toute offre. Chaque place est destinée à l’élève que nous avons rencontré et ne peut pas être cédée à un autre.',
      },
      {
        title: 'Équité',
        text: 'Nous ne pratiquons aucune discrimination illicite, et nous procédons à des aménagements raisonnables pour les entretiens. L’[engagement pour l’égalité et la diversité](/legal/equality-diversity) donne plus de précisions.',
      },
      {
        title: 'Un alignement, rien de plus',
        text: 'Notre enseignement est aligné sur des référentiels internationaux et n’est pas accrédité par eux. Veuillez vérifier que l’enseignement en ligne satisfait à la loi du lieu où vit votre enfant ; l’[avertissement relatif au site](/legal/disclaimer) explique pourquoi.',
      },
      {
        title: 'Frais et remboursements',
        text: 'La [politique d’admission](/legal/admissions-policy) précise les règles relatives aux droits d’inscription, aux {coolingOffDays} jours pendant lesquels vous pouvez vous rétracter, au report, au retrait et aux remboursements.',
      },
    ],
  },
  enquiry: {
    title: 'Ce que devient votre demande d’entretien',
    steps: [
      { figure: '{enquiryResponseHours} heures', text: 'Notre équipe prend contact avec vous dans ce délai.' },
      {
        figure: '{enquiryRetentionDays} jours',
        text: 'Si aucun entretien n’est fixé, nous supprimons votre demande au terme de ce délai.',
      },
      {
        figure: '{enquiryRetentionAcademicYears} année scolaire',
        text: 'Si un entretien est fixé, nous conservons votre demande jusqu’à la fin de l’année scolaire au cours de laquelle il a lieu : le {academicYearEnd}.',
      },
    ],
    note: 'Notre [page sur la confidentialité](/privacy) indique qui peut lire votre demande et comment la faire supprimer plus tôt.',
  },
  questions: {
    link: 'Questions des parents',
    note: 'Vous trouverez peut-être la réponse parmi les [questions des parents](/questions).',
  },
  request: {
    title: 'Demander un entretien privé',
    lead: 'Quelques lignes suffisent. Pour l’instant, veuillez ne mentionner ni le nom de votre enfant ni aucune information de santé.',
  },
} as const satisfies CopyOf<typeof en>;
