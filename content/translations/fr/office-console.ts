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
  'offices.confidential':
    'Les fonctions de protection de l’enfance, de protection des données, des réclamations, de signalement et de direction sont confidentielles : un nouveau titulaire ne lit que ce qui arrive ensuite, tant que l’ancien titulaire ou le directeur n’a pas transmis le reste, et tout changement est annoncé par e-mail aux personnes concernées et au directeur.',
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
  'offices.confirm.gainsFromNow':
    '{name} lira ce que cette fonction reçoit désormais et répondra en son nom. Les messages et signalements antérieurs restent fermés tant que l’ancien titulaire ou le directeur ne les a pas transmis.',
  'offices.confirm.told': 'L’ancien et le nouveau titulaire, le suppléant et le directeur sont prévenus par e-mail.',
  'offices.confirm.loses':
    '{name} perd immédiatement l’accès aux messages de cette fonction, y compris à ses propres réponses.',
  'offices.confirm.vacant':
    'Plus personne n’exerce cette fonction : tous les administrateurs pourront lire ses messages.',
  'offices.confirm.vacantFromNow':
    'Plus personne n’exerce cette fonction : tous les administrateurs pourront lire ce qu’elle reçoit désormais.',
  'offices.confirm.swap': 'Le titulaire et le suppléant échangent leurs places.',
  'offices.confirm.submit': 'Attribuer la fonction',
} as const satisfies TranslationOf<typeof english>;
