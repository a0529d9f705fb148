import type { letters as english } from '../en/letters.ts';
import type { TranslationOf } from '../translation.ts';

export const letters = {
  'letter.choose': 'Choisir {name}',
  'letter.chooseAll': 'Choisir tous les élèves de la liste',
  'letter.chosen': {
    one: '{count} élève choisi',
    many: '{count} d’élèves choisis',
    other: '{count} élèves choisis',
  },
  'letter.title': 'Écrire aux familles',
  'letter.lead': 'Chaque responsable reçoit un message qui lui est adressé, sans voir à qui d’autre il a été envoyé.',
  'letter.back': 'Retour à vos élèves',
  'letter.students': {
    one: 'Pour {count} élève',
    many: 'Pour {count} d’élèves',
    other: 'Pour {count} élèves',
  },
  'letter.receivers': {
    one: '{count} destinataire',
    many: '{count} de destinataires',
    other: '{count} destinataires',
  },
  'letter.excluded': 'Ne recevront pas le message',
  'letter.suspended': '{name} : compte suspendu',
  'letter.withoutFamily': '{name} : aucun responsable ne peut recevoir de messages',
  'letter.notYours': {
    one: '{count} des élèves choisis ne vous est pas confié et a été écarté.',
    many: '{count} des élèves choisis ne vous sont pas confiés et ont été écartés.',
    other: '{count} des élèves choisis ne vous sont pas confiés et ont été écartés.',
  },
  'letter.noneChosen': 'Aucun élève choisi',
  'letter.noneChosen.text': 'Choisissez d’abord des élèves dans la liste, puis « Écrire aux familles ».',
  'letter.nobody': 'Personne à qui écrire',
  'letter.nobody.text': 'Aucun des élèves choisis n’a de responsable qui puisse recevoir des messages.',
  'letter.submit': {
    one: 'Envoyer à {count} personne',
    many: 'Envoyer à {count} de personnes',
    other: 'Envoyer à {count} personnes',
  },
  'letter.confirm': {
    one: 'Envoyer ce message à {count} personne ?',
    many: 'Envoyer ce message à {count} de personnes ?',
    other: 'Envoyer ce message à {count} personnes ?',
  },
  'letter.confirm.students': {
    one: 'Il est adressé à la famille de {count} élève.',
    many: 'Il est adressé aux familles de {count} d’élèves.',
    other: 'Il est adressé aux familles de {count} élèves.',
  },
  'letter.confirm.final': 'Une fois envoyé, il ne peut être ni modifié ni retiré.',
  'letter.sent': {
    one: 'Message envoyé à {count} personne',
    many: 'Message envoyé à {count} de personnes',
    other: 'Message envoyé à {count} personnes',
  },
  'letter.sent.title': 'Message aux familles',
  'letter.sent.readBy': 'Lu par {read} sur {count}',
  'contacts.replyTo': 'Répondre à {name}',
  'offices.own': 'Vos fonctions :',
  'offices.asDeputy': '{office} (suppléance)',
  'roster.dueOn': 'Bulletins attendus le',
  'roster.reportsOf': 'Bulletins de {name}',
  'roster.overdue': 'En retard',
  'roster.reportsDone': 'Tous publiés',
  'roster.noReports': 'Aucun à rédiger',
} as const satisfies TranslationOf<typeof english>;
