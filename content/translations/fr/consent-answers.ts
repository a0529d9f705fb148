import type { consentAnswers as english } from '../en/consent-answers.ts';
import type { TranslationOf } from '../translation.ts';

export const consentAnswers = {
  'consents.lead':
    'Avant de faire ce qui demande votre accord, l’école vous pose la question ici. Vous pouvez retirer un accord à tout moment, avec effet à partir de ce moment.',
  'consents.none': 'Rien ne vous a encore été demandé',
  'consents.none.text':
    'Lorsque l’école aura besoin de votre accord, la question apparaîtra ici. Si vous recevez des e-mails au sujet de votre enfant et n’avez pas désactivé ceux-ci, un e-mail vous l’indiquera.',
  'consents.waiting': 'En attente de réponse',
  'consents.settled': 'Réponses données et questions closes',
  'consents.answerBy': 'Merci de répondre d’ici au {day}',
  'consents.validUntil': 'Un accord vaut jusqu’au {day}, sauf s’il est retiré',
  'consents.validUntilWithdrawn': 'Un accord vaut jusqu’à son retrait',
  'consents.needsOne': 'La réponse d’un seul responsable suffit',
  'consents.needsAll': 'Tous les responsables doivent donner leur accord',
  'consents.changed': 'Le texte a été modifié le {day}. Les réponses antérieures ne comptent plus.',
  'consents.closed': 'Close',
  'consents.readText': 'Lire le texte',
  'consents.yes': 'Je donne mon accord',
  'consents.no': 'Je refuse',
  'consents.yes.named': 'Je donne mon accord pour {name} : {title}',
  'consents.no.named': 'Je refuse pour {name} : {title}',
  'consents.withdraw': 'Retirer l’accord',
  'consents.withdraw.named': 'Retirer l’accord pour {name} : {title}',
  'consents.withdraw.title': 'Retirer votre accord pour {name} ?',
  'consents.withdraw.effect':
    'À partir de ce moment, l’école n’a plus votre accord. Ce qui a été fait avant reste licite.',
  'consents.withdraw.open': 'Vous pourrez de nouveau donner votre accord tant que la question n’est pas close.',
  'consents.withdraw.closed': 'La question est close : vous ne pourrez plus donner votre accord.',
  'consents.withdraw.keep': 'Garder l’accord',
  'consents.noRight': 'Votre compte ne permet pas de répondre pour cet élève. Un autre responsable peut répondre.',
  'consents.saved.yes': 'Merci. Votre accord est enregistré.',
  'consents.saved.no': 'Merci. Votre réponse est enregistrée.',
  'consents.saved.withdrawn': 'Votre accord est retiré.',
  'consents.refused.newVersion':
    'Votre réponse n’a pas été enregistrée : l’école a modifié le texte. Veuillez le relire, puis répondre.',
  'consents.refused.closed': 'Votre réponse n’a pas été enregistrée : la question est close.',
  'consents.refused.already':
    'Votre réponse n’a pas été enregistrée : vous avez déjà répondu à cette question. Cette page affiche maintenant votre réponse.',
  'consents.refused.noRight':
    'Votre réponse n’a pas été enregistrée : votre compte ne permet pas de répondre pour cet élève.',
} as const satisfies TranslationOf<typeof english>;
