import type { letters as english } from '../en/letters.ts';
import type { TranslationOf } from '../translation.ts';

export const letters = {
  'letter.choose': 'Choisir {name}',
  'letter.chooseAll': 'Choisir tous les élèves affichés',
  'letter.chosen': {
    one: '{count} élève choisi',
    many: '{count} élèves choisis',
    other: '{count} élèves choisis',
  },
  'letter.title': 'Écrire aux familles',
  'letter.lead': 'Chaque responsable reçoit un message qui lui est adressé, sans voir à qui d’autre il a été envoyé.',
  'letter.back': 'Retour à vos élèves',
  'letter.students': {
    one: 'Pour {count} élève',
    many: 'Pour {count} élèves',
    other: 'Pour {count} élèves',
  },
  'letter.receivers': {
    one: '{count} destinataire',
    many: '{count} destinataires',
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
  'letter.sent': {
    one: 'Message envoyé à {count} personne',
    many: 'Message envoyé à {count} personnes',
    other: 'Message envoyé à {count} personnes',
  },
  'letter.sent.title': 'Message aux familles',
  'letter.sent.readBy': 'Lu par {read} sur {count}',
  'contacts.nobodyWaits': 'Aucune famille n’attend de réponse.',
  'contacts.nobodyQuiet': 'Vous avez été en contact avec chaque famille ces deux dernières semaines.',
  'contacts.showAll': 'Tout afficher ({count})',
  'contacts.replyTo': 'Répondre à {name}',
  'offices.own': 'Vos fonctions :',
  'offices.asDeputy': '{office} (suppléance)',
  'roster.dueOn': 'Bulletins attendus le',
  'roster.reportsOf': 'Bulletins de {name}',
} as const satisfies TranslationOf<typeof english>;
