import type { offices as english } from '../en/offices.ts';
import type { TranslationOf } from '../translation.ts';

export const offices = {
  'office.safeguarding': 'Référent désigné pour la protection de l’enfance',
  'office.data-protection': 'Délégué à la protection des données',
  'office.complaints': 'Responsable des réclamations',
  'office.whistleblowing': 'Référent alerte',
  'office.compliance': 'Responsable de la conformité',
  'office.director': 'Directeur',
  'office.academic': 'Coordinateur pédagogique',
  'office.operations': 'Directeur des opérations',
  'office.finance': 'Directeur financier',
  'office.hr': 'Ressources humaines',
  'office.admissions': 'Service des admissions',
  'office.technical': 'Assistance technique',
} as const satisfies TranslationOf<typeof english>;
