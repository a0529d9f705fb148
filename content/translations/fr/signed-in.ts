import type { signedIn as english } from '../en/signed-in.ts';
import type { TranslationOf } from '../translation.ts';

export const signedIn = {
  'signOut.submit': 'Se déconnecter',
  'changePassword.submit': 'Changer le mot de passe',
  'changePassword.success': 'Votre mot de passe a bien été modifié.',
  'account.title': 'Votre compte',
  'account.preferences.title': 'Langue, heure et apparence',
  'account.language': 'Langue',
  'validation.language.invalid': 'Choisissez une langue dans la liste',
  'account.timeZone': 'Fuseau horaire',
  'account.timeZone.device': 'Celui de l’appareil utilisé',
  'notifications.title': 'Notifications',
  'inbox.unreadCount': { one: '{count} non lu', many: '{count} non lus', other: '{count} non lus' },
  'inbox.unreadable': 'Ce message ne peut pas être affiché. Veuillez le signaler à l’école.',
  'message.from': 'De',
  'message.to': 'À',
  'message.received': 'Reçu de',
  'message.new': 'Nouveau',
  'message.read': 'Lu',
  'message.notYetRead': 'Pas encore lu',
  'message.formerUser': 'Ancien utilisateur',
  'message.arrived': 'Nouveau message de {name}',
  'message.reply': 'Répondre',
  'signOut.drafts.title': 'Se déconnecter et supprimer vos brouillons ?',
  'signOut.drafts.text': {
    one: 'Un texte qui n’a été ni envoyé ni enregistré se trouve sur cet appareil. La déconnexion le supprimera, afin que personne d’autre ne puisse le lire ici.',
    many: '{count} de textes qui n’ont été ni envoyés ni enregistrés se trouvent sur cet appareil. La déconnexion les supprimera, afin que personne d’autre ne puisse les lire ici.',
    other:
      '{count} textes qui n’ont été ni envoyés ni enregistrés se trouvent sur cet appareil. La déconnexion les supprimera, afin que personne d’autre ne puisse les lire ici.',
  },
  'signOut.drafts.stay': 'Rester connecté',
  'signOut.drafts.confirm': 'Supprimer et se déconnecter',
} as const satisfies TranslationOf<typeof english>;
