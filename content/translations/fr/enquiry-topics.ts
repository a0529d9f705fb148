import type { enquiryTopics as english } from '../en/enquiry-topics.ts';
import type { TranslationOf } from '../translation.ts';

export const enquiryTopics = {
  'enquiry.topic': 'Quel est le sujet de votre message ?',
  'enquiry.topic.unknown': 'Choisissez le sujet de votre message',
  'enquiry.topic.noScript': 'La région et le cycle ne sont demandés que pour un entretien.',
  'enquiry.topic.show': 'Afficher le formulaire correspondant',
  'enquiry.topic.consultation': 'Entretien privé',
  'enquiry.topic.safeguarding': 'Protection d’un enfant',
  'enquiry.topic.complaint': 'Réclamation ou recours',
  'enquiry.topic.cancellation': 'Annulation d’une inscription',
  'enquiry.topic.data': 'Données personnelles',
  'enquiry.topic.account': 'Compte ou problème technique',
  'enquiry.topic.other': 'Autre sujet',
  'enquiry.office.consultation': 'Service des admissions',
  'enquiry.office.safeguarding': 'Référent désigné pour la protection de l’enfance',
  'enquiry.office.complaint': 'Responsable des réclamations',
  'enquiry.office.cancellation': 'Service des admissions',
  'enquiry.office.data': 'Délégué à la protection des données',
  'enquiry.office.account': 'Assistance technique',
  'enquiry.office.other': 'Administration de l’école',
  'enquiry.title.safeguarding': 'Signaler une inquiétude pour un enfant',
  'enquiry.title.complaint': 'Présenter une réclamation ou un recours',
  'enquiry.title.cancellation': 'Annuler une inscription',
  'enquiry.title.data': 'Nous interroger sur des données personnelles',
  'enquiry.title.account': 'Demander de l’aide pour votre compte ou un problème technique',
  'enquiry.title.other': 'Écrire à l’école',
  'enquiry.lead.safeguarding':
    'Dites-nous ce que vous avez vu ou entendu, et quand. Vous n’avez besoin d’aucune preuve et vous n’êtes pas obligé de donner votre nom. Votre message parvient aussitôt au référent désigné pour la protection de l’enfance et à son suppléant ; tant que l’école n’a ni l’un ni l’autre, à ses administrateurs.',
  'enquiry.lead.complaint':
    'Dites-nous ce qui s’est passé, quand, qui est concerné et ce que vous attendez de nous. Nous transmettons votre message au responsable des réclamations.',
  'enquiry.lead.cancellation':
    'Indiquez le nom de l’élève et dites clairement que vous souhaitez vous rétracter ou retirer l’élève. Nous transmettons votre message au service des admissions.',
  'enquiry.lead.data':
    'Dites-nous ce que vous souhaitez, par exemple une copie de vos données, une rectification ou une suppression. Nous transmettons votre message au délégué à la protection des données.',
  'enquiry.lead.account':
    'Décrivez le problème et ce que vous faisiez lorsqu’il est apparu. Ne nous envoyez jamais de mot de passe. Nous transmettons votre message à l’assistance technique.',
  'enquiry.lead.other':
    'Dites-nous comment nous pouvons vous aider. Nous transmettons votre message à l’administration de l’école.',
  'enquiry.danger':
    'Si un enfant est en danger immédiat, appelez le 999 au Royaume-Uni ou les services d’urgence de votre pays. Au Royaume-Uni, les enfants et les jeunes peuvent appeler gratuitement Childline au 0800 1111. Nous ne lisons pas les messages à toute heure.',
  'enquiry.anonymous':
    'Vous pouvez laisser le nom et l’adresse e-mail vides. Nous ne pourrons alors ni vous répondre ni vous poser de questions.',
  'enquiry.acknowledge': 'Envoyez-moi une confirmation par e-mail',
  'enquiry.acknowledge.hint':
    'Ne choisissez pas cette option si une personne qui ne doit pas connaître votre message peut lire vos e-mails.',
  'enquiry.acknowledge.needsEmail': 'Indiquez une adresse e-mail pour la confirmation, ou n’en demandez pas',
  'enquiry.keepDraft': 'Conserver mon texte sur cet appareil jusqu’à l’envoi',
  'enquiry.keepDraft.hint':
    'Sans cela, votre texte disparaît quand vous fermez ou rechargez la page, pour que personne d’autre ne puisse le lire sur cet appareil.',
  'enquiry.submit.safeguarding': 'Envoyer le signalement',
  'enquiry.submit.complaint': 'Envoyer la réclamation ou le recours',
  'enquiry.submit.cancellation': 'Envoyer l’annulation',
  'enquiry.submit.data': 'Envoyer la demande',
  'enquiry.submit.account': 'Envoyer le message',
  'enquiry.submit.other': 'Envoyer le message',
  'enquiry.sent.safeguarding':
    'Merci. Nous avons bien reçu votre message destiné au référent désigné pour la protection de l’enfance.',
  'enquiry.sent.complaint': 'Merci. Nous avons bien reçu votre message destiné au responsable des réclamations.',
  'enquiry.sent.cancellation': 'Merci. Nous avons bien reçu votre message destiné au service des admissions.',
  'enquiry.sent.data': 'Merci. Nous avons bien reçu votre message destiné au délégué à la protection des données.',
  'enquiry.sent.account': 'Merci. Nous avons bien reçu votre message destiné à l’assistance technique.',
  'enquiry.sent.other': 'Merci. Nous avons bien reçu votre message.',
  'enquiry.next.consultation':
    'Notre équipe vous contactera dans un délai de {enquiryResponseHours} heures pour convenir de l’entretien.',
  'enquiry.next.safeguarding':
    'Le référent désigné pour la protection de l’enfance et son suppléant sont prévenus aussitôt par e-mail, puis relancés jusqu’à ce que l’un d’eux accuse réception de votre message. Ils décident de ce qu’il faut faire pour protéger l’enfant. Si vous avez laissé une adresse, ils peuvent vous contacter pour poser des questions.',
  'enquiry.next.complaint':
    'Nous transmettons votre message au responsable des réclamations, qui accuse réception par écrit d’une réclamation formelle dans un délai de {complaintAcknowledgementWorkingDays} jours ouvrés.',
  'enquiry.next.cancellation':
    'Nous transmettons votre message au service des admissions. Une notification est réputée faite le jour de son envoi. La politique d’admission, d’inscription et de remboursement précise ce qui est remboursé.',
  'enquiry.next.data':
    'Nous transmettons votre message au délégué à la protection des données. Nous répondons à une demande relative à vos données dans un délai de {dataRightsMonths} mois calendaire et pouvons d’abord demander ce qui nous est nécessaire pour vérifier l’identité du demandeur.',
  'enquiry.next.account':
    'Nous transmettons votre message à l’assistance technique. S’il concerne un compte, nous vérifions d’abord votre identité. Nous ne demandons jamais votre mot de passe.',
  'enquiry.next.other': 'Nous transmettons votre message à la personne de l’école qu’il concerne.',
  'enquiry.confirmation.title': 'Nous avons bien reçu votre message',
  'enquiry.confirmation.keep': 'Conservez cette référence et rappelez-la si vous nous écrivez de nouveau.',
  'enquiry.confirmation.mail':
    'Nous envoyons une confirmation à {email}, sauf si vous en avez déjà reçu une aujourd’hui sur ce sujet.',
  'enquiry.confirmation.mailRequested':
    'Nous envoyons une confirmation à l’adresse que vous avez donnée, sauf si vous en avez déjà reçu une à ce sujet aujourd’hui.',
  'enquiry.confirmation.summary': 'Ce que vous avez envoyé',
  'enquiry.confirmation.office': 'Destinataire',
  'enquiry.confirmation.next': 'La suite',
  'enquiry.confirmation.another': 'Envoyer un autre message',
} as const satisfies TranslationOf<typeof english>;
