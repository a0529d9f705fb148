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
    'Votre navigateur ou un gestionnaire de mots de passe a rempli un champ masqué ; nous n’avons donc pas envoyé le formulaire. Veuillez appuyer de nouveau sur « {button} ».',
  'enquiry.offline':
    'Vous êtes hors ligne. Ce que vous avez écrit est conservé sur cet appareil ; envoyez-le dès le retour de la connexion.',
  'enquiry.offline.notSent':
    'Message non envoyé : vous êtes hors ligne. Ce que vous avez écrit est conservé sur cet appareil ; appuyez sur « {button} » dès le retour de la connexion.',
  'enquiry.offline.back': 'Vous êtes de nouveau en ligne. Appuyez sur « {button} » pour envoyer votre message.',
  'enquiry.draft.notKept':
    'Ce navigateur ne peut pas conserver votre brouillon. Veuillez envoyer votre message avant de quitter cette page.',

  'enquiries.title': 'Demandes reçues',
  'enquiries.topic': 'Objet',
  'enquiries.topic.all': 'Tous les objets',
  'enquiries.office': 'Destinataire',
  'enquiries.list.open': 'Ouvrir',
  'enquiries.list.openNamed': 'Ouvrir la demande {reference}',
  'enquiries.list.search': 'Rechercher par nom, e-mail ou référence',
  'enquiries.due': 'Réponse',
  'enquiries.due.all': 'Toutes les demandes',
  'enquiries.due.overdue': 'En retard\u202f: sans réponse depuis plus de {hours} heures',
  'enquiries.reply': 'Réponses',
  'enquiries.reply.all': 'Toutes les réponses',
  'enquiries.reply.failed': 'Non remises',
  'enquiries.list.empty': 'Aucune demande pour le moment',
  'enquiries.list.empty.text':
    'Les messages envoyés par le formulaire de contact de la page Admissions apparaissent ici.',
  'enquiries.state.new': 'Nouvelle',
  'enquiries.state.contacted': 'Famille contactée',
  'enquiries.state.scheduled': 'Entretien fixé',
  'enquiries.state.interview': 'Entretien d’admission',
  'enquiries.state.offered': 'Offre envoyée',
  'enquiries.state.accepted': 'Offre acceptée',
  'enquiries.state.enrolled': 'Élève inscrit',
  'enquiries.state.closed': 'Clôturée',
  'enquiries.reference': 'Référence',
  'enquiries.received': 'Reçue le',
  'enquiries.keptUntil': 'Conservée jusqu’au',
  'enquiries.keptUntil.open': 'Jusqu’à la clôture du dossier, puis {period}',
  'enquiries.language': 'Langue',
  'enquiries.mail': 'Confirmation',
  'enquiries.unreadable': 'Ce contenu ne peut pas être déchiffré. Prévenez l’administrateur du système.',
  'enquiries.back': 'Toutes les demandes',
  'enquiries.change.title': 'Statut',
  'enquiries.change.submit': 'Enregistrer',
  'enquiries.change.submitting': 'Enregistrement…',
  'enquiries.change.success': 'La modification a été enregistrée.',
  'enquiries.closing':
    'La clôture du dossier fait courir la durée de conservation : le message est supprimé au bout de {period}. D’ici là, vous pouvez rouvrir le dossier.',
  'enquiries.confirm.title': 'Passer {reference} au statut « {state} » ?',
  'enquiries.confirm.consultation': 'La date de l’entretien, le {day}, est effacée.',
  'enquiries.confirm.deletedOn':
    'Ce que la famille a écrit est conservé jusqu’au {after} au lieu du {before}, puis supprimé définitivement.',
  'enquiries.confirm.deletedTonight':
    'Ce que la famille a écrit devait être conservé jusqu’au {before}. Avec cette modification, le délai a pris fin le {after} : la suppression aura lieu cette nuit.',
  'enquiries.confirm.submit': 'Confirmer la modification',
  'enquiries.consultationOn': 'Date de l’entretien',
  'enquiries.consultationOn.hint':
    'Nécessaire du statut « Entretien fixé » au statut « Élève inscrit », facultative à la clôture. Avec un entretien, la demande est conservée jusqu’à la fin de cette année scolaire ; sans entretien, elle est supprimée {enquiryRetentionDays} jours après sa réception.',
  'enquiries.consultationOn.missing': 'Choisissez la date de l’entretien',
  'enquiries.consultationOn.impossible':
    'Choisissez une date entre le jour de réception de la demande et un an à compter d’aujourd’hui',
} as const satisfies TranslationOf<typeof english>;
