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
  'enquiry.failed.text':
    'Nous n’avons pas pu vérifier que votre message a été enregistré. Votre texte est toujours là. Veuillez appuyer de nouveau sur « {button} » ; nous ne le recevrons pas deux fois.',
  'enquiry.otherContent':
    'Vous avez déjà envoyé une version antérieure. Pour envoyer aussi celle-ci, appuyez de nouveau sur « {button} ».',
  'enquiry.tooMany': 'Trop de messages depuis votre connexion internet',
  'enquiry.tooMany.text': {
    one: 'Trop de messages nous sont parvenus de votre connexion internet au cours de la dernière heure ; nous n’avons donc pas envoyé celui-ci. Votre texte est toujours là : veuillez réessayer dans {count} minute.',
    many: 'Trop de messages nous sont parvenus de votre connexion internet au cours de la dernière heure ; nous n’avons donc pas envoyé celui-ci. Votre texte est toujours là : veuillez réessayer dans {count} minutes.',
    other:
      'Trop de messages nous sont parvenus de votre connexion internet au cours de la dernière heure ; nous n’avons donc pas envoyé celui-ci. Votre texte est toujours là : veuillez réessayer dans {count} minutes.',
  },
  'enquiry.honeypot':
    'Votre navigateur a rempli de lui-même une partie du formulaire ; nous ne l’avons donc pas envoyé. Veuillez appuyer de nouveau sur « {button} ».',
  'enquiry.offline': 'Vous êtes hors ligne. Votre texte est toujours là ; envoyez-le une fois la connexion rétablie.',
  'enquiry.offline.notSent':
    'Non envoyé : vous êtes hors ligne. Votre texte est toujours là ; appuyez sur {button} une fois la connexion rétablie.',
  'enquiry.offline.back': 'Vous êtes de nouveau en ligne. Appuyez sur « {button} » pour envoyer votre message.',
  'enquiry.draft.notKept':
    'Ce navigateur ne peut pas conserver votre brouillon. Veuillez envoyer votre message avant de quitter cette page.',

  'enquiries.reference': 'Référence',
} as const satisfies TranslationOf<typeof english>;
