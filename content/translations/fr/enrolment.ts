import type { enrolment as english } from '../en/enrolment.ts';
import type { TranslationOf } from '../translation.ts';

export const enrolment = {
  'pipeline.confirm.enrolled':
    'La demande et ses notes sont conservées jusqu’au {until}, puis supprimées définitivement. Reportez avant cette date dans le dossier de l’élève ce qui doit y figurer.',
  'pipeline.enrol.from':
    'D’après la demande {reference}. À la création de la famille, le statut de la demande devient « Élève inscrit ».',
  'pipeline.enrol.open': 'Ouvrir la demande',
  'pipeline.enrol.outdated':
    'Rien n’a été créé : la demande {reference} a changé entre-temps, ou son statut ne permet pas l’inscription. Votre saisie est toujours dans le formulaire. Ouvrez la demande, vérifiez son statut, puis créez de nouveau la famille.',
} as const satisfies TranslationOf<typeof english>;
