import type { mentoring as english } from '../en/mentoring.ts';
import type { TranslationOf } from '../translation.ts';

export const mentoring = {
  'assigned.academicMentor': 'Mentor pédagogique',
  'assigned.wellbeingCoach': 'Coach bien-être',
  'assigned.heading': 'Mentor, coach et famille',
  'assigned.nobody': 'Pas encore désigné',
  'assigned.write': 'Écrire',
  'assigned.writeTo': 'Écrire à {name}',
  'relation.parent': 'Parent',
  'relation.mother': 'Mère',
  'relation.father': 'Père',
  'relation.step-parent': 'Beau-parent',
  'relation.grandparent': 'Grand-parent',
  'relation.guardian': 'Tuteur ou tutrice',
  'relation.other': 'Autre',
  'family.heading': 'Responsables de cet élève',
  'family.you': 'Vous',
  'family.none': 'Aucune famille associée',
  'family.cannotReceive': 'Ne peut pas recevoir de messages',
  'roster.empty': 'Aucun élève ne vous est encore confié',
  'roster.empty.text': 'Vos élèves apparaîtront ici dès qu’un administrateur vous les aura confiés.',
  'roster.mentorsOnly': 'Cette page est réservée aux mentors.',
  'staff.noChildren': 'Aucun enfant n’est associé à votre compte',
  'staff.noChildren.text':
    'Les familles voient ici leurs enfants. Vous gérez les élèves dans la console d’administration.',
  'dashboard.student.level': 'Niveau actuel',
  'dashboard.student.levelNotSet': 'Non renseigné',
  'stage.primary': 'Primaire',
  'stage.middle': 'Collège',
  'stage.secondary': 'Lycée',
  'stage.university': 'Préparation à l’université',
} as const satisfies TranslationOf<typeof english>;
