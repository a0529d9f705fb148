import type { officeConsole as english } from '../en/office-console.ts';
import type { TranslationOf } from '../translation.ts';

export const officeConsole = {
  'offices.intro':
    'Les politiques citent ces fonctions. Un message adressé à une fonction ne parvient qu’à son titulaire et à son suppléant ; s’il n’y a ni l’un ni l’autre, il parvient à tous les administrateurs.',
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
    'Les fonctions de protection de l’enfance, de protection des données, des réclamations, de signalement et de direction sont confidentielles : un nouveau titulaire ou suppléant lit ce qui arrive ensuite, et les messages et signalements antérieurs seulement une fois transmis par une personne qui exerçait la fonction avant ou par le directeur. Tout changement est annoncé par e-mail aux personnes concernées et au directeur.',
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
  'offices.confirm.gainsFromNow': '{name} lira ce que cette fonction reçoit désormais et répondra en son nom.',
  'offices.confirm.earlierClosed':
    'Les messages et signalements antérieurs restent fermés tant qu’un titulaire ou suppléant, ancien ou actuel, ou le directeur ne les a pas transmis. Une personne qui revient à la fonction relit ce que celle-ci a reçu quand elle l’exerçait.',
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
