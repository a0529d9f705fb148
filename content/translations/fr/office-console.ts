import type { officeConsole as english } from '../en/office-console.ts';
import type { TranslationOf } from '../translation.ts';

export const officeConsole = {
  'offices.intro':
    'Les politiques citent ces fonctions. Un message adressé à une fonction parvient à son titulaire et à son suppléant, et à personne d’autre.',
  'offices.office': 'Fonction',
  'offices.holder': 'Titulaire',
  'offices.deputy': 'Suppléant',
  'offices.actions': 'Actions',
  'offices.vacant': 'Sans titulaire',
  'offices.inactive': 'Inactif',
  'offices.change': 'Modifier',
  'offices.changeOf': 'Modifier le titulaire : {office}',
  'offices.back': 'Toutes les fonctions',
  'offices.explained':
    'Le titulaire et le suppléant lisent tous les messages de cette fonction, y compris les précédents, et y répondent. Les administrateurs ne les voient pas tant que quelqu’un exerce la fonction.',
  'offices.findStaff': 'Rechercher un membre du personnel',
  'offices.submit': 'Enregistrer',
  'offices.submitting': 'Enregistrement…',
  'offices.saved': 'La fonction a été attribuée.',
  'offices.unsuitable':
    'Cette personne ne peut pas exercer de fonction. Choisissez un mentor ou un administrateur actif.',
  'offices.samePerson': 'Le titulaire et le suppléant doivent être deux personnes différentes',
  'offices.confirm.title': 'Changer le titulaire de la fonction « {office} » ?',
  'offices.confirm.gains':
    '{name} pourra lire tous les messages de cette fonction, y compris les précédents, et y répondre en son nom.',
  'offices.confirm.loses':
    '{name} perd immédiatement l’accès aux messages de cette fonction, y compris à ses propres réponses.',
  'offices.confirm.vacant':
    'Plus personne n’exerce cette fonction : tous les administrateurs pourront lire ses messages.',
  'offices.confirm.swap': 'Le titulaire et le suppléant échangent leurs places.',
  'offices.confirm.submit': 'Attribuer la fonction',
} as const satisfies TranslationOf<typeof english>;
