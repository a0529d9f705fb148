import type { register as english } from '../en/register.ts';
import type { TranslationOf } from '../translation.ts';

export const register = {
  'register.title': 'Appel',
  'register.lead':
    'Choisissez ce qui diffère ; le bouton note tous les autres présents. Au clavier : Tab passe à l’élève suivant, les flèches choisissent et Entrée enregistre.',
  'register.early': 'L’appel peut être fait à partir de dix minutes avant le début de la séance.',
  'register.cancelled': 'Une séance annulée n’a pas d’appel.',
  'register.reported': 'Absence signalée',
  'register.minutes': 'Minutes',
  'register.minutesOf': 'Minutes, {name}',
  'register.minutes.invalid': 'Veuillez indiquer de 1 à 480 minutes, ou laisser vide',
  'register.save': 'Enregistrer : tous les autres présents',
  'register.correct': 'Enregistrer les corrections',
  'register.saving': 'Enregistrement…',
  'register.success': 'L’appel a été enregistré.',
  'register.taken': 'Fait par {name}',
  'register.taken.unknown': 'Fait',
  'register.asks':
    'Pour un élève absent sans signalement, les responsables sont interrogés aussitôt et le mentor pédagogique est averti.',
  'register.changedMeanwhile':
    'Quelqu’un d’autre a enregistré cet appel entre-temps. Vous voyez ses indications, veuillez les vérifier.',
  'register.corrections': 'Corrections',
  'register.formerly': 'auparavant',
} as const satisfies TranslationOf<typeof english>;
