import type { imports as english } from '../en/imports.ts';
import type { TranslationOf } from '../translation.ts';

export const imports = {
  'imports.title': 'Importation',
  'imports.lead':
    'Ajoutez des comptes, ou des élèves avec leurs responsables, à partir d’un tableur. Vous voyez ce que devient chaque ligne avant tout enregistrement. Rien n’est jamais supprimé et aucun rôle ne change.',
  'imports.kind': 'Que contient le fichier ?',
  'imports.kind.students': 'Élèves et responsables',
  'imports.kind.students.text':
    'Une ligne par élève, avec six responsables au plus. Les élèves sont reconnus à leur numéro, les autres personnes à leur adresse e-mail.',
  'imports.kind.accounts': 'Comptes',
  'imports.kind.accounts.text':
    'Une ligne par personne : parents, mentors ou administrateurs. Importez les mentors avant leurs élèves.',
  'imports.template.students': 'Modèle pour les élèves',
  'imports.template.accounts': 'Modèle pour les comptes',
  'imports.template.explanation': '(Valeurs admises. Cette ligne n’est pas importée.)',
  'imports.permitted': 'Quelles valeurs sont admises ?',
  'imports.permitted.level': 'Niveau actuel',
  'imports.permitted.relation': 'Lien',
  'imports.permitted.role': 'Rôle',
  'imports.permitted.language': 'Langue',
  'imports.permitted.text':
    'Les noms sont reconnus dans les quatre langues de l’espace famille. Un niveau d’un autre nom devient la classe. Un nom peut figurer dans une seule colonne, ou le prénom et le nom de famille dans deux.',
  'imports.permitted.several': '{first}, {second}',
  'imports.file': 'Fichier CSV',
  'imports.file.hint':
    '{rows} lignes et {megabytes} Mo au plus. Dans Excel, enregistrez au format « CSV UTF-8 ». Un fichier choisi n’est pas conservé si la page est rechargée.',
  'imports.text': 'Ou collez les cellules d’un tableur',
  'imports.text.hint': 'Copiez les cellules avec leurs en-têtes.',
  'imports.check.submit': 'Vérifier les lignes',
  'imports.check.submitting': 'Vérification des lignes…',
  'imports.checkAgain': 'Vérifier de nouveau',

  'imports.refused.missing': 'Choisissez un fichier ou collez les cellules.',
  'imports.refused.too large': 'Le fichier dépasse {megabytes} Mo. Répartissez-le en plusieurs fichiers.',
  'imports.refused.not text':
    'Le fichier n’est pas un fichier CSV en UTF-8. Dans Excel, choisissez « Enregistrer sous », puis « CSV UTF-8 ».',
  'imports.refused.no headings': 'La première ligne ne contient pas d’en-têtes. Ajoutez-les, comme dans le modèle.',
  'imports.refused.no rows': 'Il n’y a aucune ligne sous les en-têtes.',
  'imports.refused.too many rows': 'Il y a plus de {rows} lignes. Répartissez-les en plusieurs fichiers.',
  'imports.refused.too many columns': 'Il y a plus de {columns} colonnes. Retirez celles qui ne sont pas nécessaires.',
  'imports.refused.broken quotes':
    'Un guillemet n’est pas fermé. Enregistrez de nouveau le fichier ou collez les cellules.',

  'imports.columns': 'Colonnes',
  'imports.columns.text': 'Chaque colonne du fichier et ce qu’elle devient.',
  'imports.columns.none': 'Ne pas importer',
  'imports.columns.unnamed': 'Colonne {number}',
  'imports.columns.sample': 'Par exemple : {sample}',
  'imports.columns.missing': 'Choisissez la colonne « {column} ».',
  'imports.columns.repeated': 'Deux colonnes sont importées comme « {column} ». N’en choisissez qu’une.',
  'imports.column.firstName': 'Prénom',
  'imports.column.surname': 'Nom de famille',
  'imports.column.academicMentor': 'Mentor pédagogique (e-mail)',
  'imports.column.wellbeingCoach': 'Coach bien-être (e-mail)',
  'imports.column.email': 'E-mail',
  'imports.column.role': 'Rôle',
  'imports.column.language': 'Langue',
  'imports.column.guardianName': 'Responsable {number} : nom',
  'imports.column.guardianFirstName': 'Responsable {number} : prénom',
  'imports.column.guardianSurname': 'Responsable {number} : nom de famille',
  'imports.column.guardianEmail': 'Responsable {number} : e-mail',
  'imports.column.guardianRelation': 'Responsable {number} : lien',
  'imports.column.guardianLanguage': 'Responsable {number} : langue',

  'imports.result': 'Ce que fera l’importation',
  'imports.rows': { one: '{count} ligne', many: '{count} de lignes', other: '{count} lignes' },
  'imports.status.new': 'Nouvelles',
  'imports.status.changed': 'Modifiées',
  'imports.status.unchanged': 'Inchangées',
  'imports.status.error': 'Avec erreurs',
  'imports.line': 'Ligne',
  'imports.record': 'Nom',
  'imports.outcome': 'Résultat',
  'imports.outcome.new': 'Sera ajouté.',
  'imports.outcome.changed': 'Sera modifié : {columns}.',
  'imports.outcome.unchanged': 'Reste tel quel.',
  'imports.more': 'Les {shown} premières sont affichées ici. Le fichier à télécharger les contient toutes.',
  'imports.download': 'Télécharger le résultat par ligne',
  'imports.downloadErrors': 'Télécharger les lignes avec erreurs',
  'imports.nothing': 'Il n’y a rien à importer : aucune ligne n’ajoute ni ne modifie quoi que ce soit.',
  'imports.errorsLeftOut':
    'Les lignes avec erreurs sont laissées de côté. Vous pourrez les corriger et les importer ensuite.',
  'imports.outdated':
    'Rien n’a été importé : les données ou les colonnes ont changé depuis la vérification. Consultez le nouveau résultat ci-dessous.',

  'imports.invitations': {
    one: '{count} nouveau compte doit recevoir une invitation',
    many: '{count} de nouveaux comptes doivent recevoir une invitation',
    other: '{count} nouveaux comptes doivent recevoir une invitation',
  },
  'imports.invitations.now': 'Envoyer maintenant',
  'imports.invitations.now.text':
    'Chaque personne reçoit un e-mail avec un lien, valable 7 jours, pour choisir un mot de passe.',
  'imports.invitations.later': 'Envoyer plus tard',
  'imports.invitations.later.text':
    'Personne ne reçoit le moindre e-mail avant d’être invité depuis la liste des comptes, un par un ou tous à la fois.',
  'imports.run': {
    one: 'Importer {count} ligne',
    many: 'Importer {count} de lignes',
    other: 'Importer {count} lignes',
  },
  'imports.running': 'Importation…',
  'imports.running.text': 'Cela peut durer une demi-minute. Gardez cette page ouverte.',
  'imports.restart': 'Choisir un autre fichier',

  'imports.done': 'Importation terminée',
  'imports.done.new': {
    one: '{count} ligne ajoutée',
    many: '{count} de lignes ajoutées',
    other: '{count} lignes ajoutées',
  },
  'imports.done.changed': {
    one: '{count} ligne modifiée',
    many: '{count} de lignes modifiées',
    other: '{count} lignes modifiées',
  },
  'imports.done.unchanged': {
    one: '{count} ligne inchangée',
    many: '{count} de lignes inchangées',
    other: '{count} lignes inchangées',
  },
  'imports.done.error': {
    one: '{count} ligne laissée de côté',
    many: '{count} de lignes laissées de côté',
    other: '{count} lignes laissées de côté',
  },
  'imports.done.accounts': {
    one: '{count} compte créé',
    many: '{count} de comptes créés',
    other: '{count} comptes créés',
  },
  'imports.done.students': 'Voir les élèves',
  'imports.done.accountList': 'Voir les comptes',
  'imports.done.uninvited': 'Voir les comptes pas encore invités',

  'imports.problem.several': '{first} ; {second}',
  'imports.problem.inColumn': '{column} – {text}',
  'imports.problem.withLine': '{text} (ligne {line})',
  'imports.problem.empty': 'La cellule est vide',
  'imports.problem.unknown': '« {value} » est inconnu. Choisissez parmi : {permitted}',
  'imports.problem.sameAddress': 'Une autre ligne a cette adresse e-mail',
  'imports.problem.sameAddressInRow': 'Deux responsables de cette ligne ont la même adresse e-mail',
  'imports.problem.otherRole': 'Le compte qui a cette adresse a un autre rôle, qu’une importation ne modifie pas',
  'imports.problem.sameNumber': 'Une autre ligne a ce numéro d’élève',
  'imports.problem.archived': 'Cet élève est archivé. Restaurez d’abord son dossier',
  'imports.problem.noMentor': 'Aucun mentor actif n’a cette adresse e-mail',
  'imports.problem.unsuitableGuardian':
    'Le compte qui a cette adresse ne peut pas être responsable : il est suspendu, ou c’est celui d’un mentor',
  'imports.problem.nameMissing': 'Un nouveau responsable doit avoir un nom',
  'imports.problem.otherName': 'Une autre ligne donne un nom différent pour cette adresse e-mail',
} as const satisfies TranslationOf<typeof english>;
