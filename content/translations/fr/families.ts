import type { families as english } from '../en/families.ts';
import type { TranslationOf } from '../translation.ts';

export const families = {
  'family.lead':
    'Les responsables et les élèves sont créés ensemble. Chaque nouveau responsable reçoit une invitation avec un lien pour choisir un mot de passe.',
  'family.guardians': 'Responsables',
  'family.guardian': 'Responsable {number}',
  'family.students': 'Élèves',
  'family.student': 'Élève {number}',
  'family.addGuardian': 'Ajouter un autre responsable',
  'family.addStudent': 'Ajouter un autre élève',
  'family.removeGuardian': 'Retirer le responsable {number}',
  'family.removeStudent': 'Retirer l’élève {number}',
  'family.rights': 'Droits pour tous les élèves de cette page',
  'family.existing': 'Cette adresse e-mail est celle de {name} ({role}).',
  'family.existing.use': 'Utiliser ce compte comme responsable',
  'family.existing.hint':
    'Le nom, la langue et le mot de passe du compte ne changent pas. Aucune invitation n’est envoyée.',
  'family.email.used':
    'Un compte existe déjà avec cette adresse e-mail. Cochez la case ci-dessous pour l’utiliser ou saisissez une autre adresse',
  'family.email.unsuitable':
    'Le compte qui a cette adresse e-mail ne peut pas être responsable : il est suspendu, ou c’est celui d’un mentor',
  'family.email.repeated': 'Un autre responsable de cette page a cette adresse e-mail',
  'family.submit': 'Créer la famille',
  'family.submitting': 'Création de la famille…',
  'family.success': 'Ajout effectué avec les responsables : {names}.',
} as const satisfies TranslationOf<typeof english>;
