import type { ownData as english } from '../en/own-data.ts';
import type { TranslationOf } from '../translation.ts';

export const ownData = {
  'ownData.title': 'Vos données',
  'ownData.lead': 'Téléchargez ce que l’espace famille conserve sur vous et vos enfants.',
  'ownData.format':
    'Un fichier ZIP avec une page à lire, les mêmes données sous une forme lisible par une machine et les fichiers de vos messages. Gardez-le en lieu sûr : quiconque possède le fichier peut le lire.',
  'ownData.limit': 'Cinq téléchargements par jour au plus. Nous vous informons de chacun par e-mail.',
  'ownData.submit': 'Télécharger',
  'ownData.password': 'Saisissez votre mot de passe pour télécharger vos données.',
  'ownData.password.submit': 'Continuer',
  'ownData.password.submitting': 'Vérification en cours…',
  'ownData.tooMany': 'Vous avez téléchargé vos données cinq fois en un jour. Veuillez réessayer demain.',
  'ownData.others': 'Autres dossiers',
  'ownData.others.text':
    'Le fichier ne contient ni les dossiers tenus hors de l’espace famille, ni ceux des élèves qui ont quitté l’école, ni ceux de la protection de l’enfance. Le délégué à la protection des données répond aux demandes à leur sujet.',
  'ownData.others.write': 'Écrire au délégué à la protection des données',
} as const satisfies TranslationOf<typeof english>;
