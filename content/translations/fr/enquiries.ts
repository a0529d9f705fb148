import type { enquiries as english } from '../en/enquiries.ts';
import type { TranslationOf } from '../translation.ts';

export const enquiries = {
  'enquiry.name': 'Prénom et nom',
  'enquiry.name.missing': 'Saisissez votre prénom et votre nom',
  'enquiry.name.tooLong': 'Le nom ne doit pas dépasser 100 caractères',
  'enquiry.email': 'Adresse e-mail',
  'enquiry.email.invalid': 'Saisissez une adresse e-mail valide',
  'enquiry.email.tooLong': 'L’adresse e-mail ne doit pas dépasser 255 caractères',
  'enquiry.region': 'Région',
  'enquiry.region.placeholder': 'Ex. : Londres, Dubaï, New York',
  'enquiry.region.missing': 'Saisissez votre région',
  'enquiry.region.tooLong': 'La région ne doit pas dépasser 100 caractères',
  'enquiry.stage': 'Cycle',
  'enquiry.stage.choose': 'Choisissez un cycle',
  'enquiry.stage.missing': 'Choisissez un cycle',
  'enquiry.stage.nursery': 'Maternelle',
  'enquiry.stage.primary': 'Primaire',
  'enquiry.stage.middle': 'Collège',
  'enquiry.stage.secondary': 'Lycée',
  'enquiry.stage.university': 'Préparation à l’université',
  'enquiry.message': 'Message',
  'enquiry.message.tooShort': 'Le message doit contenir au moins 10 caractères',
  'enquiry.message.tooLong': 'Le message ne doit pas dépasser 1 000 caractères',
  'enquiry.leaveEmpty': 'Laissez ce champ vide',
  'enquiry.submit': 'Demander un entretien privé',
  'enquiry.submitting': 'Envoi en cours…',
  'enquiry.sent':
    'Nous vous remercions de votre intérêt. Notre équipe vous contactera dans un délai de {enquiryResponseHours} heures.',
  'enquiry.invalid': 'Veuillez corriger les erreurs du formulaire',
  'enquiry.failed': 'Votre message n’a pas pu être enregistré',
  'enquiry.tooMany': 'Trop de messages depuis votre connexion internet',
  'enquiry.tooMany.text': {
    one: 'Trop de messages nous sont parvenus de votre connexion internet au cours de la dernière heure ; nous n’avons donc pas envoyé celui-ci. Votre texte est toujours là : veuillez réessayer dans {count} minute.',
    many: 'Trop de messages nous sont parvenus de votre connexion internet au cours de la dernière heure ; nous n’avons donc pas envoyé celui-ci. Votre texte est toujours là : veuillez réessayer dans {count} minutes.',
    other:
      'Trop de messages nous sont parvenus de votre connexion internet au cours de la dernière heure ; nous n’avons donc pas envoyé celui-ci. Votre texte est toujours là : veuillez réessayer dans {count} minutes.',
  },
  'enquiry.honeypot':
    'Votre navigateur a rempli de lui-même une partie du formulaire ; nous ne l’avons donc pas envoyé. Veuillez l’envoyer de nouveau.',

  'enquiries.reference': 'Référence',
} as const satisfies TranslationOf<typeof english>;
