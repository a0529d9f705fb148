import type { feedbackForm as english } from '../en/feedback-form.ts';
import type { TranslationOf } from '../translation.ts';

export const feedbackForm = {
  'feedback.title': 'Appréciations',
  'feedback.heading': 'Appréciations pour la famille de {name}',
  'feedback.back': 'Retour à l’élève',
  'feedback.lead':
    'La famille et l’autre mentor ou coach de l’élève voient ce que vous publiez. Personne d’autre ne voit un brouillon.',
  'feedback.new': 'Nouvelle appréciation',
  'feedback.draft': 'Modifier le brouillon',
  'feedback.correct': 'Corriger l’appréciation publiée',
  'feedback.correct.hint': 'La correction remplace le texte publié, qui reste lisible comme version antérieure.',
  'feedback.area': 'Sujet',
  'feedback.area.missing': 'Veuillez choisir le sujet de l’appréciation',
  'feedback.text': 'Appréciation',
  'feedback.text.hint': 'Adressée à la famille, dans une langue qu’elle lit.',
  'feedback.text.missing': 'Veuillez écrire l’appréciation',
  'feedback.text.tooLong': 'L’appréciation ne doit pas dépasser 4 000 caractères',
  'feedback.submit': 'Publier',
  'feedback.submitting': 'Enregistrement…',
  'feedback.saveDraft': 'Enregistrer comme brouillon',
  'feedback.success': 'L’appréciation est publiée.',
  'feedback.draftSaved': 'Le brouillon est enregistré.',
  'feedback.discarded': 'Le brouillon est supprimé.',
  'feedback.own': 'Vos appréciations',
  'feedback.state.draft': 'Brouillon',
  'feedback.state.published': 'Publiée',
  'feedback.edit': 'Modifier',
  'feedback.correctOne': 'Corriger',
  'feedback.discard': 'Supprimer le brouillon',
  'feedback.subject': 'Appréciation concernant {name} : {area}',
} as const satisfies TranslationOf<typeof english>;
