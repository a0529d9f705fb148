import type { errors as english } from '../en/errors.ts';
import type { TranslationOf } from '../translation.ts';

export const errors = {
  'error.title': 'Erreur',
  'success.title': 'C’est fait',
  'error.unexpected': 'Une erreur inattendue s’est produite. Veuillez réessayer.',
  'error.short': 'Une erreur s’est produite. Veuillez réessayer.',
  'error.page.title': 'Un incident s’est produit',
  'error.page.text': 'Cette page n’a pas pu s’afficher. Veuillez réessayer dans un instant.',
  'error.page.requestId': 'Si vous nous contactez à ce sujet, veuillez indiquer ce numéro : {requestId}',
  'error.page.retry': 'Réessayer',
  'error.unavailable.title': 'L’espace famille est momentanément indisponible',
  'error.unavailable.text': 'Nous essayons de rétablir la connexion. Veuillez réessayer dans quelques secondes.',
  'error.notSaved.title': 'Pas encore enregistré',
  'error.notSaved.text':
    'Nous n’avons pas pu confirmer l’enregistrement de votre saisie. Elle est toujours là. Veuillez réessayer dans quelques secondes.',
  'error.notSaved.entered': 'Ce que vous avez saisi',
  'error.notSaved.passwords':
    'Les mots de passe ne sont pas conservés. Si le formulaire en comporte un, il vous sera redemandé.',
  'error.signOut.title': 'Vous êtes peut-être encore connecté',
  'error.signOut.text':
    'L’espace famille est momentanément indisponible : nous n’avons pas pu confirmer votre déconnexion. Les brouillons restent sur cet appareil d’ici là. Veuillez réessayer dans quelques secondes.',
  'error.languageNotSaved':
    'Ce navigateur utilise désormais la nouvelle langue. Nous n’avons pas pu l’enregistrer dans votre compte ; veuillez la choisir de nouveau plus tard.',
  'notFound.title': '404',
  'notFound.text': 'Page introuvable',
  'notFound.home': 'Revenir à l’accueil',
  'notFound.console': 'Retour à la console d’administration',
  accessDenied: 'Accès refusé : vous n’avez pas l’autorisation d’ouvrir la console d’administration.',
  'inbox.backToDashboard': 'Retour au tableau de bord',
  'message.back': 'Retour aux messages',
} as const satisfies TranslationOf<typeof english>;
