import type { calendarFeeds as english } from '../en/calendar-feeds.ts';
import type { TranslationOf } from '../translation.ts';

export const calendarFeeds = {
  'calendarFeeds.title': 'Calendriers sur vos appareils',
  'calendarFeeds.lead':
    'Retrouvez les séances, les trimestres, les vacances et les derniers jours pour répondre dans le calendrier de votre téléphone ou de votre ordinateur.',
  'calendarFeeds.open': 'Gérer les calendriers',
  'calendarFeeds.add': 'Ajouter un calendrier',
  'calendarFeeds.text':
    'Vous recevez une adresse secrète, à ajouter une seule fois à votre calendrier. Celui-ci la relit ensuite de lui-même, en général toutes les quelques heures ; un changement du jour même apparaît donc d’abord ici. Elle ne contient jamais la classe en ligne d’une séance. Toute personne qui connaît l’adresse peut lire le calendrier : ajoutez-en une par appareil et ne la donnez à personne.',
  'calendarFeeds.password': 'Saisissez votre mot de passe pour ajouter un calendrier.',
  'calendarFeeds.password.submit': 'Continuer',
  'calendarFeeds.password.submitting': 'Vérification en cours…',
  'calendarFeeds.name': 'Nom',
  'calendarFeeds.name.hint': 'Par exemple celui de l’appareil ou du programme',
  'calendarFeeds.name.missing': 'Le nom est obligatoire',
  'calendarFeeds.name.tooLong': 'Le nom ne doit pas dépasser 60 caractères',
  'calendarFeeds.showsNames': 'Afficher les noms',
  'calendarFeeds.showsNames.hint':
    'Sinon, les entrées portent les initiales de l’élève et ne nomment pas l’enseignant. Le fournisseur de votre calendrier peut être en mesure de lire les entrées.',
  'calendarFeeds.add.submit': 'Créer l’adresse',
  'calendarFeeds.add.submitting': 'Création de l’adresse…',
  'calendarFeeds.full': 'Vous avez dix calendriers. Retirez-en un pour en ajouter un autre.',
  'calendarFeeds.address': 'Adresse pour {name}',
  'calendarFeeds.address.text':
    'Elle n’est affichée que maintenant. Ouvrez-la sur l’appareil, ou copiez-la et ajoutez-la dans votre programme comme calendrier venant d’internet.',
  'calendarFeeds.subscribe': 'Ouvrir dans le calendrier',
  'calendarFeeds.copy': 'Copier l’adresse',
  'calendarFeeds.copied': 'L’adresse a été copiée.',
  'calendarFeeds.notCopied': 'L’adresse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.',
  'calendarFeeds.added': 'Ajouté :',
  'calendarFeeds.lastRead': 'Dernière lecture :',
  'calendarFeeds.neverRead': 'jamais',
  'calendarFeeds.students': 'Élèves :',
  'calendarFeeds.withNames': 'avec les noms',
  'calendarFeeds.withInitials': 'avec les initiales',
  'calendarFeeds.remove': 'Retirer {name}',
  'calendarFeeds.remove.text':
    'L’adresse cesse aussitôt de fonctionner. Ce qu’un appareil a déjà lu peut y rester jusqu’à ce que vous y supprimiez le calendrier.',
  'calendarFeeds.remove.submit': 'Retirer le calendrier',
  'calendarFeeds.removed': 'Le calendrier a été retiré.',
  'calendarFeeds.ends': 'Un nouveau mot de passe met fin à tous. Ajoutez-les ensuite de nouveau.',
} as const satisfies TranslationOf<typeof english>;
