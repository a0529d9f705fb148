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
  'notFound.title': '404',
  'notFound.text': 'Oups ! Page introuvable',
  'notFound.home': 'Revenir à l’accueil',
  'notFound.search': 'Chercher dans les titres des pages',
  'notFound.find': 'Chercher',
  'notFound.none': 'Aucune page ne porte ces mots dans son titre.',
  accessDenied: 'Accès refusé : vous n’avez pas l’autorisation d’ouvrir la console d’administration.',
} as const satisfies TranslationOf<typeof english>;
