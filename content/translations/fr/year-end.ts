import type { yearEnd as english } from '../en/year-end.ts';
import type { TranslationOf } from '../translation.ts';

export const yearEnd = {
  'yearEnd.title': 'Fin d’année',
  'yearEnd.intro':
    'Faites passer les élèves dans leur prochaine classe ou leur prochain niveau, archivez ceux qui partent et ajoutez les trimestres de la nouvelle année. Rien ne change avant la confirmation de l’aperçu.',
  'yearEnd.groups': 'Élèves par niveau et par classe',
  'yearEnd.groups.text':
    'Chacun reste à son niveau, sauf si vous en choisissez un autre. Pour une classe avec un numéro, le numéro suivant est proposé\u202F: vérifiez chaque ligne.',
  'yearEnd.groups.empty': 'Aucun élève inscrit',
  'yearEnd.groups.empty.text': 'Les élèves apparaissent ici par niveau et par classe une fois ajoutés.',
  'yearEnd.count': { one: '{count} élève', many: '{count} élèves', other: '{count} élèves' },
  'yearEnd.to': 'L’année prochaine',
  'yearEnd.to.stays': 'Même niveau',
  'yearEnd.to.stage': 'Passer au niveau {stage}',
  'yearEnd.to.leaves': 'Quitter l’école',
  'yearEnd.kept': 'Choisir les élèves pour qui rien ne change',
  'yearEnd.kept.text':
    'Par exemple, ceux qui redoublent. Si un seul élève part, archivez-le plutôt depuis sa propre page.',
  'yearEnd.kept.unlisted': {
    one: 'Rien ne change pour {count} élève que vous aviez choisi avant que cette page soit rechargée. L’aperçu donne son nom.',
    many: 'Rien ne change pour {count} élèves que vous aviez choisis avant que cette page soit rechargée. L’aperçu donne leurs noms.',
    other:
      'Rien ne change pour {count} élèves que vous aviez choisis avant que cette page soit rechargée. L’aperçu donne leurs noms.',
  },
  'yearEnd.search': 'Chercher un élève par nom ou numéro',
  'yearEnd.search.submit': 'Afficher les élèves',
  'yearEnd.search.more': 'Les {count} premiers sont affichés.',
  'yearEnd.search.none': 'Aucun élève de ce groupe ne correspond.',
  'yearEnd.terms': 'Nouveaux trimestres',
  'yearEnd.terms.text':
    'Proposés d’après les trimestres de l’année écoulée. Ceux qui sont cochés sont ajoutés pour les bulletins.',
  'yearEnd.terms.none': 'Aucun trimestre ne peut être repris un an plus tard.',
  'yearEnd.terms.add': 'Ajouter {name}',
  'yearEnd.terms.otherNames': 'Noms dans les autres langues',
  'yearEnd.submit': 'Aperçu',
  'yearEnd.submitting': 'Préparation de l’aperçu…',
  'yearEnd.nothing': 'Rien ne changerait. Choisissez un changement pour au moins un groupe, ou un trimestre à ajouter.',
  'yearEnd.preview': 'Aperçu de la fin d’année',
  'yearEnd.preview.text': 'Rien n’a encore été modifié. Vérifiez chaque groupe avant de confirmer.',
  'yearEnd.from': 'Actuellement',
  'yearEnd.students': 'Élèves',
  'yearEnd.keptStudents': 'Inchangés',
  'yearEnd.unchanged': 'Aucun changement',
  'yearEnd.moved': {
    one: '{count} élève change de niveau ou de classe',
    many: '{count} élèves changent de niveau ou de classe',
    other: '{count} élèves changent de niveau ou de classe',
  },
  'yearEnd.left': {
    one: '{count} élève quitte l’école',
    many: '{count} élèves quittent l’école',
    other: '{count} élèves quittent l’école',
  },
  'yearEnd.added': {
    one: '{count} nouveau trimestre',
    many: '{count} nouveaux trimestres',
    other: '{count} nouveaux trimestres',
  },
  'yearEnd.effect.access':
    'Les familles, les mentors et les coachs cessent aussitôt de voir ceux qui partent. Les comptes et les anciens messages sont conservés.',
  'yearEnd.effect.retention':
    'Les dossiers de ceux qui partent sont supprimés {period} après aujourd’hui, sauf s’ils sont restaurés avant.',
  'yearEnd.effect.told':
    'Aucun e-mail n’est envoyé. Les familles voient le nouveau niveau dans les activités récentes.',
  'yearEnd.effect.undo': 'Pendant un jour, vous pouvez tout annuler.',
  'yearEnd.confirm': 'Confirmer la fin d’année',
  'yearEnd.edit': 'Modifier le plan',
  'yearEnd.changedMeanwhile':
    'Un élève a été modifié depuis l’aperçu. Voici l’aperçu pour les élèves tels qu’ils sont maintenant\u202F: vérifiez-le à nouveau.',
  'yearEnd.undoFirst':
    'Rien n’a été modifié\u202F: une fin d’année a été confirmée il y a moins d’un jour et peut encore être annulée.',
  'yearEnd.done': 'La fin d’année est terminée. Vous pouvez l’annuler pendant un jour.',
  'yearEnd.past': 'La fin d’année est terminée',
  'yearEnd.past.by': 'Confirmée par',
  'yearEnd.past.formerAccount': 'Compte supprimé',
  'yearEnd.past.at': 'Date de confirmation',
  'yearEnd.past.changes': 'Changements',
  'yearEnd.past.until': 'Peut être annulée jusqu’au',
  'yearEnd.undo.text':
    'L’annulation rétablit le niveau, la classe et l’inscription de chaque élève, et retire les nouveaux trimestres. Un trimestre déjà utilisé par des bulletins, ou modifié entre-temps, est conservé.',
  'yearEnd.undo.title': 'Annuler la fin d’année ?',
  'yearEnd.undo.students': {
    one: '{count} élève retrouve son cycle et sa classe d’avant.',
    many: '{count} d’élèves retrouvent leur cycle et leur classe d’avant.',
    other: '{count} élèves retrouvent leur cycle et leur classe d’avant.',
  },
  'yearEnd.undo.submit': 'Annuler la fin d’année',
  'yearEnd.undo.success': 'La fin d’année a été annulée.',
  'yearEnd.undo.termsKept':
    'La fin d’année a été annulée. Les nouveaux trimestres déjà utilisés par des bulletins, ou modifiés entre-temps, ont été conservés.',
  'yearEnd.undo.tooLate': 'La fin d’année ne peut plus être annulée.',
  'yearEnd.undo.changedSince':
    'Rien n’a été annulé, car ces élèves ont été modifiés depuis la fin d’année. Rétablissez le niveau, la classe et l’inscription issus de la fin d’année, puis réessayez.',
} as const satisfies TranslationOf<typeof english>;
