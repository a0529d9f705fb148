import type { questions as english } from '../en/questions.ts';
import type { TranslationOf } from '../translation.ts';

export const questions = {
  'questions.ages': 'Quels âges correspondent à chaque cycle ?',
  'questions.ages.text': 'Les âges habituels dans chaque cycle :',
  'questions.stage': 'Cycle',
  'questions.age': 'Âge (ans)',
  'questions.range': 'de {from} à {to}',

  'questions.group': 'Combien d’élèves y a-t-il par cours ?',
  'questions.group.text': {
    one: 'Un cours en direct réunit {count} élève au plus.',
    many: 'Un cours en direct réunit {count} d’élèves au plus.',
    other: 'Un cours en direct réunit {count} élèves au plus.',
  },

  'questions.language': 'Dans quelle langue les cours sont-ils donnés ?',
  'questions.language.text': 'Langue d’enseignement : {language}.',

  'questions.hours': 'Quand les cours ont-ils lieu ?',
  'questions.hours.range':
    'Les cours en direct ont lieu du {first} au {last}, entre {opens} et {closes} (heure de {city}).',
  'questions.hours.days': 'Les cours en direct ont lieu entre {opens} et {closes} (heure de {city}). Jours : {days}.',
  'questions.hours.elsewhere': 'Le {date}, ces heures correspondent ailleurs à :',
  'questions.place': 'Lieu',
  'questions.clock': 'Heure locale',
  'questions.yourTime': 'Votre heure',
  'questions.nextDay': '{time} (le lendemain)',
  'questions.previousDay': '{time} (la veille)',

  'questions.day': 'À quoi ressemble une journée de cours dans d’autres fuseaux horaires ?',
  'questions.day.text':
    'Un exemple, le {date}. Là où l’heure change à d’autres dates qu’à {city}, ou ne change pas, les heures locales se décalent d’une heure au cours de l’année.',
  'questions.day.part': 'Moment de la journée',
  'questions.day.lesson': 'Cours',
  'questions.day.break': 'Pause',
  'questions.day.lunch': 'Déjeuner',
  'questions.day.mentor': 'Mentor',
  'questions.day.study': 'Travail personnel',

  'questions.terms': 'Quand les trimestres commencent-ils et finissent-ils ?',
  'questions.terms.text': 'Les trimestres en cours et à venir :',
  'questions.term': 'Trimestre',
  'questions.firstDay': 'Premier jour',
  'questions.lastDay': 'Dernier jour',
  'questions.term.autumn': 'Trimestre d’automne',
  'questions.term.spring': 'Trimestre de printemps',
  'questions.term.summer': 'Trimestre d’été',

  'questions.fees': 'Quels sont les frais de scolarité ?',
  'questions.fees.amount.term': '{amount} par trimestre.',
  'questions.fees.amount.year': '{amount} par année scolaire.',
  'questions.fees.range.term': 'Entre {lowest} et {highest} par trimestre.',
  'questions.fees.range.year': 'Entre {lowest} et {highest} par année scolaire.',
  'questions.fees.offer': 'L’offre de place précise tous les frais.',

  'questions.devices': 'De quel équipement mon enfant a-t-il besoin ?',
  'questions.examinations':
    'À quels examens les élèves peuvent-ils se présenter, et quel organisme délivre les diplômes ?',
  'questions.support': 'Quel accompagnement scolaire est proposé ?',
} as const satisfies TranslationOf<typeof english>;
