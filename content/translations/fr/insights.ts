import type { insights as english } from '../en/insights.ts';
import type { TranslationOf } from '../translation.ts';

export const insights = {
  'insights.title': 'Audience',
  'insights.heading': 'La fréquentation des pages publiques',
  'insights.lead':
    'Seuls sont comptés les visiteurs qui autorisent la mesure d’audience. Seuls des totaux journaliers sont conservés : personne ne peut y être reconnu. Les journées commencent à minuit UTC.',
  'insights.period': 'Période',
  'insights.period.days': {
    one: '{count} dernier jour',
    many: '{count} derniers jours',
    other: '{count} derniers jours',
  },
  'insights.period.submit': 'Afficher',
  'insights.empty': 'Rien n’a été compté pendant cette période',
  'insights.empty.text':
    'Les pages vues apparaissent ici quelques secondes après qu’un visiteur qui autorise la mesure d’audience a ouvert une page publique.',

  'insights.views': 'Pages vues',
  'insights.share': 'Part',
  'insights.days.title': 'Pages vues par jour',
  'insights.days.summary': {
    one: '{count} page vue du {from} au {to}. Jour le plus fréquenté : {day} (pages vues : {most}).',
    many: '{count} pages vues du {from} au {to}. Jour le plus fréquenté : {day} (pages vues : {most}).',
    other: '{count} pages vues du {from} au {to}. Jour le plus fréquenté : {day} (pages vues : {most}).',
  },
  'insights.days.table': 'Pages vues par jour, en tableau',
  'insights.day': 'Jour',
  'insights.pages.title': 'Vues par page',
  'insights.page': 'Page',
  'insights.languages.title': 'Vues par langue',
  'insights.language': 'Langue',
} as const satisfies TranslationOf<typeof english>;
