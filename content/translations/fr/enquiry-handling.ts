import type { enquiryHandling as english } from '../en/enquiry-handling.ts';
import type { TranslationOf } from '../translation.ts';

export const enquiryHandling = {
  'enquiries.title': 'Demandes reçues',
  'enquiries.topic': 'Sujet',
  'enquiries.topic.all': 'Tous les sujets',
  'enquiries.office': 'Destinataire',
  'enquiries.list.open': 'Ouvrir',
  'enquiries.list.openNamed': 'Ouvrir la demande {reference}',
  'enquiries.list.search': 'Rechercher par nom, e-mail ou référence',
  'enquiries.due': 'Réponse',
  'enquiries.due.all': 'Toutes les demandes',
  'enquiries.due.overdue': 'En retard\u202f: sans réponse depuis plus de {hours} heures',
  'enquiries.due.open': 'Nouvelles\u202f: depuis moins de {hours} heures',
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
  'enquiries.received': 'Reçue le',
  'enquiries.replyBy': 'Répondre avant le',
  'enquiries.keptUntil': 'Conservée jusqu’au',
  'enquiries.keptUntil.open': 'Jusqu’à la clôture du dossier, puis {period}',
  'enquiries.language': 'Langue',
  'enquiries.mail': 'Confirmation',
  'enquiries.mail.all': 'Toutes',
  'enquiries.mail.failed': 'Non remise',
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
