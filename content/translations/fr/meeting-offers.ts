import type { meetingOffers as english } from '../en/meeting-offers.ts';
import type { TranslationOf } from '../translation.ts';

export const meetingOffers = {
  'meetings.offer': 'Proposer des créneaux',
  'meetings.own': 'Vos créneaux',
  'meetings.own.none': 'Vous ne proposez aucun créneau',
  'meetings.own.none.text': 'Lorsque vous aurez proposé des créneaux, vous verrez ici qui les a réservés.',
  'meetings.bookedOf': {
    one: '{booked} créneau réservé sur {count}',
    many: '{booked} créneaux réservés sur {count}',
    other: '{booked} créneaux réservés sur {count}',
  },
  'meetings.toEnquiry': 'Une demande d’entretien',
  'meetings.isFree': 'Libre',
  'meetings.isBooked': 'Réservé. Vous n’accompagnez plus cet élève.',
  'meetings.withdraw': 'Annuler',
  'meetings.withdraw.day': 'Annuler toute la journée',
  'meetings.withdraw.title': {
    one: 'Annuler {count} créneau ?',
    many: 'Annuler {count} créneaux ?',
    other: 'Annuler {count} créneaux ?',
  },
  'meetings.withdraw.keep': 'Garder',
  'meetings.withdraw.none': 'Aucune famille n’a réservé.',
  'meetings.withdraw.booked': {
    one: '{count} rendez-vous est annulé. La famille en est avertie par e-mail.',
    many: '{count} rendez-vous sont annulés. Les familles en sont averties par e-mail.',
    other: '{count} rendez-vous sont annulés. Les familles en sont averties par e-mail.',
  },
  'meetings.withdraw.rest': 'Les familles peuvent choisir parmi vos autres créneaux libres.',
  'meetings.withdrawn': 'Les créneaux sont annulés, et ceux qui en avaient réservé un sont avertis par e-mail.',
  'meetingOffer.lead':
    'Vous choisissez les familles, puis les jours et les heures. Chaque famille réserve un créneau pour chaque enfant, et vous voyez qui vient.',
  'meetingOffer.topic': 'Quel est le sujet ?',
  'meetingOffer.topic.hint':
    'Par exemple « Rencontre avec les parents » ou « Choix pour l’an prochain ». Toutes les familles concernées le lisent.',
  'meetingOffer.topic.missing': 'Veuillez indiquer le sujet des rendez-vous.',
  'meetingOffer.topic.tooLong': 'Veuillez utiliser 150 caractères au maximum.',
  'meetingOffer.firstDay': 'Jour',
  'meetingOffer.firstDay.missing': 'Veuillez saisir un jour.',
  'meetingOffer.firstDay.far': 'Veuillez saisir un jour à partir d’aujourd’hui, dans l’année qui vient.',
  'meetingOffer.firstDay.past':
    'Le premier de ces créneaux est passé. Veuillez choisir un jour ou une heure plus tard.',
  'meetingOffer.lastDay': 'Dernier jour',
  'meetingOffer.lastDay.hint': 'Si les mêmes créneaux sont proposés plusieurs jours de suite',
  'meetingOffer.lastDay.invalid': 'Veuillez saisir un jour, ou laisser ce champ vide.',
  'meetingOffer.lastDay.far': 'Veuillez saisir le premier jour ou l’un des six suivants.',
  'meetingOffer.from': 'De',
  'meetingOffer.from.missing': 'Veuillez saisir une heure.',
  'meetingOffer.until': 'Jusqu’à',
  'meetingOffer.until.missing': 'Veuillez saisir une heure.',
  'meetingOffer.until.early': 'Veuillez saisir une heure après la première.',
  'meetingOffer.until.noTimes': 'Aucun rendez-vous de cette durée ne tient entre les deux heures.',
  'meetingOffer.length': 'Minutes par rendez-vous',
  'meetingOffer.length.invalid': 'Veuillez saisir de 5 à 240 minutes.',
  'meetingOffer.pause': 'Minutes entre les rendez-vous',
  'meetingOffer.pause.invalid': 'Veuillez saisir de 0 à 120 minutes.',
  'meetingOffer.timeZone': 'Fuseau horaire de ces heures',
  'meetingOffer.timeZone.missing': 'Veuillez choisir un fuseau horaire.',
  'meetingOffer.place': 'Lieu',
  'meetingOffer.place.hint': 'Pour les rendez-vous sur place',
  'meetingOffer.place.missing': 'Veuillez saisir soit un lieu, soit une salle en ligne.',
  'meetingOffer.place.tooLong': 'Veuillez utiliser 200 caractères au maximum.',
  'meetingOffer.room': 'Salle en ligne',
  'meetingOffer.room.hint': 'L’adresse sécurisée d’une salle. Seuls ceux qui ont réservé la voient.',
  'meetingOffer.room.invalid': 'Veuillez saisir l’adresse sécurisée d’une salle en ligne de l’école.',
  'meetingOffer.limitHours':
    'Heures avant un rendez-vous jusqu’auxquelles les familles peuvent réserver, déplacer ou annuler',
  'meetingOffer.limitHours.hint': '12 signifie que rien ne change dans les 12 dernières heures.',
  'meetingOffer.limitHours.invalid': 'Veuillez saisir de 0 à 336 heures.',
  'meetingOffer.submit': 'Continuer',
  'meetingOffer.submitting': 'Vérification…',
  'meetingOffer.preview': {
    one: 'Proposer {count} créneau ?',
    many: 'Proposer {count} créneaux ?',
    other: 'Proposer {count} créneaux ?',
  },
  'meetingOffer.preview.submit': 'Proposer les créneaux',
  'meetingOffer.preview.from': 'Le premier commence : {time}',
  'meetingOffer.preview.until': 'Le dernier se termine : {time}',
  'meetingOffer.preview.families': {
    one: 'La famille de {count} élève peut réserver.',
    many: 'Les familles de {count} élèves peuvent réserver.',
    other: 'Les familles de {count} élèves peuvent réserver.',
  },
  'meetingOffer.preview.few': 'Il y a moins de créneaux que d’élèves : toutes les familles ne pourront pas réserver.',
  'meetingOffer.preview.enquiry':
    'La personne qui a fait la demande reçoit un lien par e-mail et n’a pas besoin de compte.',
  'meetingOffer.offered':
    'Les créneaux sont proposés. Les familles qui reçoivent des e-mails sur les nouveautés sont averties.',
  'meetingOffer.toEnquiry': 'Proposer des créneaux de rendez-vous',
  'meetingOffer.toEnquiry.lead':
    'La personne qui a fait la demande reçoit un lien par e-mail et réserve un créneau sans compte.',
  'meetingOffer.toEnquiry.offered': 'Les créneaux sont proposés. Un e-mail avec le lien est envoyé.',
  'meetingOffer.toEnquiry.noAddress':
    'Cette demande n’a pas d’adresse e-mail lisible : aucun lien ne peut être envoyé.',
  'meetingOffer.notPermitted':
    'Vous ne pouvez pas proposer de créneaux à ces familles. Veuillez en choisir d’autres, ou demander à un administrateur.',
  'meetingOffer.nobody': 'Aucun compte actif ne correspond à ces familles. Veuillez en choisir d’autres.',
  'meetingOffer.tooManyTimes':
    'Cela fait plus de {count} créneaux. Veuillez choisir moins de jours ou des rendez-vous plus longs.',
} as const satisfies TranslationOf<typeof english>;
