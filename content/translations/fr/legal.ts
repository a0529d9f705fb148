import type { legal as english } from '../en/legal.ts';
import type { TranslationOf } from '../translation.ts';

export const legal = {
  'legal.backToHub': 'Retour aux informations légales',
  'legal.policyNumber': 'Politique {number} sur {count}',
  'legal.contents': 'Sommaire',
  'legal.clause': 'Clause {number}',
  'legal.lastUpdated': 'Dernière mise à jour : {date}',
  'legal.englishPrevails':
    'Ce texte est une traduction. En cas de divergence avec la version anglaise, c’est la version anglaise qui fait foi.',
  'legal.otherPolicies': 'Autres politiques',
  'legal.previous': 'Politique précédente',
  'legal.next': 'Politique suivante',

  'legal.percent': '{percent} %',
  'legal.workingDays': { one: '{count} jour ouvré', many: '{count} jours ouvrés', other: '{count} jours ouvrés' },
  'legal.calendarDays': {
    one: '{count} jour calendaire',
    many: '{count} jours calendaires',
    other: '{count} jours calendaires',
  },
  'legal.family': 'Famille',
  'legal.school': 'École',

  'legal.refunds.title': 'Part remboursée des frais de scolarité payés, selon la date de notification du retrait',
  'legal.refunds.full': {
    one: 'Plus de {count} jour avant la date de début',
    many: 'Plus de {count} jours avant la date de début',
    other: 'Plus de {count} jours avant la date de début',
  },
  'legal.refunds.half': 'De {from} à {to} jours avant',
  'legal.refunds.quarter': {
    one: 'Moins de {count} jour avant',
    many: 'Moins de {count} jours avant',
    other: 'Moins de {count} jours avant',
  },
  'legal.refunds.startDate': 'Date de début',
  'legal.refunds.none': 'À la date de début ou après, ou si l’élève ne se présente pas',

  'legal.complaints.title': 'Une réclamation, étape par étape',
  'legal.complaints.informal': 'Signaler le problème à l’amiable',
  'legal.complaints.informal.from': 'à compter des faits',
  'legal.complaints.formal': 'Faire une réclamation formelle, par écrit',
  'legal.complaints.formal.from': 'à compter des faits, ou de l’issue de la démarche amiable',
  'legal.complaints.acknowledged': 'Accuser réception de la réclamation',
  'legal.complaints.acknowledged.from': 'à compter de sa réception',
  'legal.complaints.decided': 'Terminer l’enquête et en communiquer les conclusions',
  'legal.complaints.decided.from': 'à compter de la réception de la réclamation',
  'legal.complaints.appeal': 'Former un recours pédagogique',
  'legal.complaints.appeal.from': 'à compter de la décision',
  'legal.complaints.appealDecided': 'Statuer sur le recours',
  'legal.complaints.appealDecided.from': 'à compter de sa réception',
  'legal.complaints.review': 'Demander un examen externe',
  'legal.complaints.review.from': 'à compter de la réception de la dernière décision',

  'legal.whistleblowing.title': 'Ce que devient un signalement',
  'legal.whistleblowing.acknowledged': 'Accusé de réception',
  'legal.whistleblowing.acknowledged.from': 'à compter de la réception du signalement',
  'legal.whistleblowing.assessed': 'Évaluation',
  'legal.whistleblowing.assessed.by': 'sans délai, par le Référent alerte',
  'legal.whistleblowing.investigated': 'Enquête',
  'legal.whistleblowing.investigated.by': 'par une personne qui n’a ni part ni intérêt dans l’affaire',
  'legal.whistleblowing.escalated': 'Saisine externe, si le cas est grave ou systémique',
  'legal.whistleblowing.escalated.to': 'auditeur ou conseil juridique externe et indépendant',
  'legal.whistleblowing.outcome': 'Issue',
  'legal.whistleblowing.outcome.to': 'communiquée à l’auteur du signalement',
} as const satisfies TranslationOf<typeof english>;
