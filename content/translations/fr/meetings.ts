import type { meetings as english } from '../en/meetings.ts';
import type { TranslationOf } from '../translation.ts';

export const meetings = {
  'meetings.title': 'Rendez-vous',
  'meetings.lead': 'Choisissez parmi les créneaux que l’équipe vous propose, et retrouvez les rendez-vous réservés.',
  'meetings.lead.staff': 'Proposez des créneaux aux familles, et voyez qui les a réservés.',
  'meetings.back': 'Rendez-vous',
  'meetings.none': 'Aucun rendez-vous pour le moment',
  'meetings.none.text':
    'Lorsqu’un membre de l’équipe vous proposera des créneaux de rendez-vous, vous pourrez en choisir un ici.',
  'meetings.open': 'Créneaux à réserver',
  'meetings.coming': 'Rendez-vous à venir',
  'meetings.past': 'Rendez-vous passés',
  'meetings.free': {
    one: '{count} créneau libre',
    many: '{count} créneaux libres',
    other: '{count} créneaux libres',
  },
  'meetings.choose': 'Choisir un créneau',
  'meetings.isCancelled': 'Annulé',
  'meetings.online': 'En ligne',
  'meetings.limit': {
    one: 'Vous pouvez réserver, déplacer ou annuler jusqu’à {count} heure avant le rendez-vous.',
    many: 'Vous pouvez réserver, déplacer ou annuler jusqu’à {count} heures avant le rendez-vous.',
    other: 'Vous pouvez réserver, déplacer ou annuler jusqu’à {count} heures avant le rendez-vous.',
  },
  'meetings.limit.none': 'Vous pouvez réserver, déplacer ou annuler jusqu’au début du rendez-vous.',
  'meetings.zone': 'Toutes les heures sont celles du fuseau horaire \u2068{zone}\u2069.',
  'meetings.zones':
    'Toutes les heures sont celles du fuseau horaire \u2068{zone}\u2069 et, entre parenthèses, celles de \u2068{school}\u2069.',
  'meetings.students': 'Pour quel enfant ?',
  'meetings.students.together': 'Ensemble : {names}',
  'meetings.students.missing': 'Veuillez choisir un enfant.',
  'meetings.time': 'Quand ?',
  'meetings.time.missing': 'Veuillez choisir un créneau.',
  'meetings.time.taken':
    'Quelqu’un vient de réserver ce créneau. Rien n’a été réservé pour vous. Voici les créneaux libres à présent.',
  'meetings.time.busy': 'Vous avez un autre rendez-vous à cette heure. Veuillez choisir un autre créneau.',
  'meetings.time.tooLate':
    'Il est trop tard pour ce changement. Si vous ne pouvez pas venir, veuillez écrire au membre de l’équipe.',
  'meetings.book.title': 'Réserver un rendez-vous',
  'meetings.book.submit': 'Réserver ce créneau',
  'meetings.book.submitting': 'Réservation…',
  'meetings.booked': 'Votre rendez-vous est réservé. Un e-mail avec un fichier pour votre agenda vous est envoyé.',
  'meetings.bookedBefore': 'Un rendez-vous est déjà réservé pour cet enfant. Vous pouvez le déplacer.',
  'meetings.full': 'Aucun créneau libre',
  'meetings.full.text':
    'Tous les créneaux sont pris pour le moment. Si quelqu’un annule, son créneau apparaîtra ici. Vous pouvez aussi écrire au membre de l’équipe.',
  'meetings.one': 'Rendez-vous avec {name}',
  'meetings.about': 'Sujet',
  'meetings.child': 'Enfant',
  'meetings.where': 'Lieu',
  'meetings.bookedBy': 'Réservé par',
  'meetings.changeableUntil': 'Il peut être déplacé ou annulé jusqu’au',
  'meetings.calendar': 'Ajouter à mon agenda',
  'meetings.move.open': 'Choisir un autre créneau',
  'meetings.move.time': 'Quel créneau à la place ?',
  'meetings.move.submit': 'Déplacer le rendez-vous',
  'meetings.move.submitting': 'Déplacement…',
  'meetings.moved':
    'Votre rendez-vous a un nouvel horaire. Un e-mail avec un fichier pour votre agenda vous est envoyé.',
  'meetings.cancel': 'Annuler le rendez-vous',
  'meetings.cancel.title': 'Annuler ce rendez-vous ?',
  'meetings.cancel.keep': 'Garder le rendez-vous',
  'meetings.cancel.told': '\u2068{name}\u2069 en est averti par e-mail.',
  'meetings.cancel.free':
    'Le créneau redevient libre pour d’autres familles. Vous pouvez en choisir un autre tant qu’il en reste.',
  'meetings.cancelled': 'Le rendez-vous est annulé.',
  'meetings.cancelledBy.school': 'L’école a annulé ce rendez-vous.',
  'meetings.cancelledBy.family': 'Ce rendez-vous a été annulé par la famille.',
  'meetings.changedMeanwhile':
    'Le rendez-vous a été modifié entre-temps. Cette page le montre tel qu’il est maintenant.',
  'meetings.news': 'Choisissez un créneau pour rencontrer {name}',
  'meetings.news.coming': 'Rendez-vous avec {name}',
  'meet.title': 'Choisissez un créneau pour votre rendez-vous',
  'meet.ended':
    'Ce lien n’est pas valable, ou les créneaux auxquels il menait sont passés. Si vous souhaitez toujours nous rencontrer, veuillez écrire au service des admissions par le formulaire de contact.',
} as const satisfies TranslationOf<typeof english>;
