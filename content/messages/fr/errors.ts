import type { errors as english } from '../en/errors.ts';
import type { TranslationOf } from '../translation.ts';

export const errors = {
  'error.title': 'Erreur',
  'success.title': 'C’est fait',
  'error.unexpected': 'Une erreur inattendue s’est produite. Veuillez réessayer.',
  'error.short': 'Une erreur s’est produite. Veuillez réessayer.',
  'error.page.title': 'Un incident s’est produit',
  'error.page.text':
    'La page n’a pas pu s’afficher. Rien de ce que vous aviez saisi auparavant n’est perdu. Veuillez réessayer dans un instant.',
  'error.page.requestId': 'Si vous le signalez à l’école, veuillez lui indiquer ce numéro : {requestId}',
  'error.page.retry': 'Réessayer',
  'error.unavailable.title': 'Un instant, s’il vous plaît',
  'error.unavailable.text':
    'Les données de l’espace famille sont inaccessibles pour le moment. Les tentatives se poursuivent d’elles-mêmes ; veuillez réessayer dans quelques secondes.',
  'error.notSaved.title': 'Pas encore enregistré',
  'error.notSaved.text':
    'Les données de l’espace famille sont inaccessibles pour le moment : il n’est pas certain que votre saisie ait été enregistrée. Elle est conservée sur cette page ; veuillez réessayer dans quelques secondes.',
  'error.notSaved.entered': 'Ce que vous avez saisi',
  'error.notSaved.passwords':
    'Un mot de passe n’est jamais conservé. Si le formulaire en comporte un, il vous sera redemandé.',
  'error.storageFull':
    'L’espace de stockage de l’école est plein : rien de nouveau ne peut être enregistré pour le moment. Votre saisie est conservée sur cette page ; veuillez réessayer plus tard. La consultation reste possible.',
  'error.signOut.title': 'Vous êtes peut-être encore connecté',
  'error.signOut.text':
    'Les données de l’espace famille sont inaccessibles pour le moment : il n’est pas certain que vous ayez été déconnecté. Les brouillons restent sur cet appareil d’ici là. Veuillez réessayer dans quelques secondes.',
  'error.languageNotSaved':
    'Ce navigateur affiche la nouvelle langue. Elle n’a pas pu être enregistrée dans votre compte ; veuillez la choisir de nouveau plus tard.',
  'notFound.title': '404',
  'notFound.text': 'Oups ! Page introuvable',
  'notFound.home': 'Revenir à l’accueil',
  'notFound.console': 'Retour à la console d’administration',
  'notFound.search': 'Chercher dans les titres des pages',
  'notFound.find': 'Chercher',
  'notFound.none': 'Aucune page ne porte ces mots dans son titre.',
  accessDenied: 'Accès refusé : vous n’avez pas l’autorisation d’ouvrir la console d’administration.',
} as const satisfies TranslationOf<typeof english>;
