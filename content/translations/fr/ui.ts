import type { ui as english } from '../en/ui.ts';
import type { TranslationOf } from '../translation.ts';

export const ui = {
  'ui.close': 'Fermer',
  'ui.loading': 'Chargement',
  'ui.field.optional': '(facultatif)',
  'ui.password.show': 'Afficher le mot de passe',
  'ui.toast.region': 'Messages du site',
  'ui.toast.close': 'Fermer ce message',
  'ui.role.parent': 'Parent',
  'ui.role.mentor': 'Mentor',
  'ui.role.admin': 'Administrateur',
  'ui.errorSummary.title': 'Veuillez vérifier les champs suivants',
  'form.length': '{count} caractères sur {limit}',
  'form.unsent':
    'Nous n’avons pas pu confirmer l’enregistrement. Ce que vous avez saisi est toujours ici. Veuillez réessayer dans un instant.',
  'form.unconfirmed':
    'Nous n’avons pas pu confirmer l’envoi de votre message. Votre texte est toujours là. Veuillez l’envoyer de nouveau ; il ne sera pas envoyé deux fois.',
  'form.otherContent':
    'Vous avez déjà envoyé une version antérieure. Si vous souhaitez envoyer aussi celle-ci, veuillez l’envoyer de nouveau.',
  'form.offline':
    'Vous êtes hors ligne. Votre texte est conservé sur cet appareil ; envoyez-le dès le retour de la connexion.',
  'form.offline.notSent':
    'Non envoyé : vous êtes hors ligne. Votre texte est toujours là ; envoyez-le dès le retour de la connexion.',
  'form.offline.back': 'Vous êtes de nouveau en ligne. Vous pouvez maintenant envoyer votre message.',
  'form.messageNotKept':
    'Ce navigateur ne peut pas conserver votre brouillon. Veuillez envoyer votre message avant de quitter cette page.',
  'form.rowError': '{row} : {text}',
  'form.gone':
    'Cet élément ne vous est plus accessible, et rien n’a été enregistré. Votre saisie est encore là : copiez-la si vous en avez besoin.',
  'form.tooLarge': 'Votre saisie est trop longue, et rien n’a été enregistré. Veuillez la raccourcir, puis réessayer.',
  'form.otherPerson':
    'Une autre personne s’est connectée dans ce navigateur. Le formulaire de l’autre compte n’a pas été envoyé.',
  'error.storageFull':
    'Nous ne pouvons rien enregistrer de nouveau pour le moment. Votre saisie est toujours sur cette page. Veuillez réessayer plus tard. La consultation de l’espace famille reste possible.',
  'form.draftKept': 'Brouillon conservé sur cet appareil',
  'form.draftNotKept':
    'Ce navigateur ne peut pas conserver ce que vous avez saisi. Veuillez l’enregistrer avant de quitter cette page.',
  'form.cancel': 'Annuler',
  'form.discard': 'Supprimer le brouillon',
  'form.discard.title': 'Supprimer ce brouillon ?',
  'form.discard.text': 'Ce que vous avez écrit ici sera supprimé de cet appareil.',
  'form.discard.notSent': 'Votre texte n’a pas été envoyé.',
  'form.discard.keep': 'Continuer à écrire',
  'form.discard.confirm': 'Supprimer',
} as const satisfies TranslationOf<typeof english>;
