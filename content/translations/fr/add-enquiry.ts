import type { addEnquiry as english } from '../en/add-enquiry.ts';
import type { TranslationOf } from '../translation.ts';

export const addEnquiry = {
  'addEnquiry.title': 'Ajouter une demande',
  'addEnquiry.lead':
    'Pour une demande qui n’est pas arrivée par le site. La personne ne reçoit pas d’e-mail de confirmation.',
  'addEnquiry.channel.choose': 'Choisissez un canal',
  'addEnquiry.channel.missing': 'Choisissez comment la demande vous est parvenue',
  'addEnquiry.receivedOn': 'Reçue le',
  'addEnquiry.receivedOn.hint': 'Le délai de réponse et la durée de conservation courent à partir de ce jour.',
  'addEnquiry.receivedOn.missing': 'Choisissez le jour où vous avez reçu la demande',
  'addEnquiry.receivedOn.impossible':
    'Choisissez un jour qui n’est pas dans le futur ni si ancien que la demande serait déjà supprimée',
  'addEnquiry.contact.hint':
    'Une adresse e-mail, un numéro de téléphone ou les deux. Depuis le portail, vous ne pouvez répondre que par e-mail.',
  'addEnquiry.contact.missing': 'Saisissez une adresse e-mail ou un numéro de téléphone',
  'addEnquiry.phone.invalid': 'Saisissez un numéro de téléphone valide',
  'addEnquiry.language.hint': 'Pour nos e-mails à la personne.',
  'addEnquiry.message': 'Ce que la personne a demandé',
  'addEnquiry.message.hint': 'Un bref résumé de l’échange.',
  'addEnquiry.message.missing': 'Écrivez ce que la personne a demandé',
  'addEnquiry.privacy':
    'Dites à la personne que nous conservons ces informations pour répondre à sa demande\u202f: pendant {enquiryRetentionDays} jours ou, si un entretien est fixé, jusqu’à la fin de cette année scolaire. Notre politique de confidentialité, sur le site, en dit plus.',
  'addEnquiry.handedOver':
    'Les administrateurs traitent ces demandes. Une fois que vous l’avez ajoutée, eux seuls la voient.',
  'addEnquiry.submit': 'Ajouter la demande',
  'addEnquiry.submitting': 'Enregistrement…',
  'addEnquiry.success': 'La demande {reference} a été ajoutée.',
} as const satisfies TranslationOf<typeof english>;
