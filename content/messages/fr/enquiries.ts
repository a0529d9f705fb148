import type { enquiries as english } from '../en/enquiries.ts';
import type { TranslationOf } from '../translation.ts';

export const enquiries = {
  'enquiry.name': 'Nom',
  'enquiry.name.missing': 'Saisissez votre nom',
  'enquiry.name.tooLong': 'Le nom ne doit pas dépasser 100 caractères',
  'enquiry.email': 'E-mail',
  'enquiry.email.invalid': 'Saisissez une adresse e-mail valide',
  'enquiry.email.tooLong': 'L’adresse e-mail ne doit pas dépasser 255 caractères',
  'enquiry.region': 'Région',
  'enquiry.region.placeholder': 'p. ex. Londres, Dubaï, New York',
  'enquiry.region.missing': 'Saisissez votre région',
  'enquiry.region.tooLong': 'La région ne doit pas dépasser 100 caractères',
  'enquiry.stage': 'Niveau scolaire',
  'enquiry.stage.choose': 'Choisissez un niveau',
  'enquiry.stage.missing': 'Choisissez un niveau scolaire',
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
  'enquiry.failed': 'Votre demande n’a pas pu être enregistrée',
  'enquiry.failed.text':
    'Il n’est pas certain que votre demande nous soit parvenue. Ce que vous avez écrit est conservé : veuillez appuyer de nouveau sur « Demander un entretien privé » dans un instant. Votre demande ne nous parviendra qu’une seule fois.',
  'enquiry.otherContent':
    'Une version antérieure de votre demande nous est déjà parvenue. Ce que vous voyez à présent n’a pas été envoyé : appuyez de nouveau sur « Demander un entretien privé » pour l’envoyer également.',
  'enquiry.tooMany': 'Trop de demandes depuis votre réseau',
  'enquiry.tooMany.text': {
    one: 'Plusieurs demandes nous sont parvenues de votre réseau en une heure ; celle-ci n’a donc pas été envoyée. Ce que vous avez écrit est conservé : veuillez réessayer dans {count} minute.',
    many: 'Plusieurs demandes nous sont parvenues de votre réseau en une heure ; celle-ci n’a donc pas été envoyée. Ce que vous avez écrit est conservé : veuillez réessayer dans {count} minutes.',
    other:
      'Plusieurs demandes nous sont parvenues de votre réseau en une heure ; celle-ci n’a donc pas été envoyée. Ce que vous avez écrit est conservé : veuillez réessayer dans {count} minutes.',
  },
  'enquiry.trapped':
    'Un champ invisible a été rempli ; rien n’a donc été envoyé. Si vous avez écrit ce texte vous-même, veuillez appuyer de nouveau sur « Demander un entretien privé ».',
  'enquiry.offline':
    'Vous êtes hors ligne. Ce que vous avez écrit est conservé sur cet appareil ; envoyez-le dès le retour de la connexion.',
  'enquiry.offline.notSent':
    'Demande non envoyée : vous êtes hors ligne. Ce que vous avez écrit est conservé sur cet appareil ; appuyez sur « Demander un entretien privé » dès le retour de la connexion.',
  'enquiry.offline.back':
    'Vous êtes de nouveau en ligne. Appuyez sur « Demander un entretien privé » pour envoyer votre demande.',
  'enquiry.draft.notKept':
    'Ce navigateur ne peut pas conserver votre brouillon. Veuillez envoyer votre demande avant de quitter cette page.',

  'enquiries.title': 'Demandes d’entretien',
  'enquiries.list.show': 'Afficher',
  'enquiries.list.open': 'Ouvrir',
  'enquiries.list.openNamed': 'Ouvrir la demande {reference}',
  'enquiries.list.none': 'Aucune demande trouvée',
  'enquiries.list.none.text': 'Choisissez un autre statut ou un autre objet, ou affichez toutes les demandes.',
  'enquiries.list.empty': 'Aucune demande pour le moment',
  'enquiries.list.empty.text': 'Les demandes envoyées depuis la page Admissions apparaissent ici.',
  'enquiries.state.new': 'Nouvelle',
  'enquiries.state.contacted': 'Famille contactée',
  'enquiries.state.scheduled': 'Entretien fixé',
  'enquiries.state.closed': 'Close',
  'enquiries.reference': 'Référence',
  'enquiries.received': 'Reçue le',
  'enquiries.keptUntil': 'Conservée jusqu’au',
  'enquiries.language': 'Langue',
  'enquiries.mail': 'Confirmation',
  'enquiries.unreadable': 'Ce texte ne peut pas être ouvert',
  'enquiries.back': 'Toutes les demandes',
  'enquiries.change.title': 'Suites données',
  'enquiries.change.submit': 'Enregistrer',
  'enquiries.change.submitting': 'Enregistrement…',
  'enquiries.change.success': 'La modification a été enregistrée.',
  'enquiries.confirm.title': 'Passer {reference} à l’état « {state} » ?',
  'enquiries.confirm.consultation': 'La date de l’entretien, le {day}, est effacée.',
  'enquiries.confirm.deletedOn':
    'Ce que la famille a écrit est conservé jusqu’au {after} au lieu du {before}, puis supprimé définitivement.',
  'enquiries.confirm.deletedTonight':
    'Ce que la famille a écrit devait être conservé jusqu’au {before}. Ce délai s’arrête alors au {after} : la suppression a lieu cette nuit.',
  'enquiries.confirm.submit': 'Confirmer la modification',
  'enquiries.consultationOn': 'Date de l’entretien',
  'enquiries.consultationOn.hint':
    'Pour l’état « Entretien fixé » : la demande est alors conservée jusqu’à la fin de cette année scolaire ; dans tout autre état, elle est supprimée au bout de {enquiryRetentionDays} jours.',
  'enquiries.consultationOn.missing': 'Choisissez la date de l’entretien',
  'enquiries.consultationOn.impossible':
    'Choisissez une date entre le jour de la demande et un an à compter d’aujourd’hui',
} as const satisfies TranslationOf<typeof english>;
