import type { accountRemoval as english } from '../en/account-removal.ts';
import type { TranslationOf } from '../translation.ts';

export const accountRemoval = {
  'removal.password': 'Votre mot de passe',
  'removal.back': 'Le compte',
  'removal.deleted': 'Ce qui est supprimé',
  'removal.kept': 'Ce qui reste',
  'removal.erase.title': 'Effacer le compte',
  'removal.erase.heading': 'Effacer le compte de {name} ?',
  'removal.erase.account':
    'Nom, adresse e-mail, mot de passe et réglages. Toutes les sessions de {name} prennent fin aussitôt.',
  'removal.erase.messages':
    'Les messages entre {name} et le personnel ou les fonctions, sauf s’ils concernent un élève.',
  'removal.erase.unsent': 'Les fichiers jamais envoyés et les e-mails encore en attente.',
  'removal.erase.links': 'Les liens avec les élèves qui ont quitté l’école.',
  'removal.erase.office': '{name} n’exerce plus la fonction « {office} ».',
  'removal.erase.kept.family':
    'Les messages échangés avec d’autres familles et ceux qui concernent un élève. « Ancien utilisateur » y remplace le nom.',
  'removal.erase.kept.staff':
    'Les messages, bulletins et retours que {name} a rédigés. « Ancien utilisateur » y remplace le nom.',
  'removal.erase.kept.records': 'Les dossiers des élèves, jusqu’à la fin de leur durée de conservation.',
  'removal.erase.kept.log':
    'Les entrées du journal d’audit et les demandes relatives aux données personnelles, sans le nom.',
  'removal.erase.told': 'Nous prévenons {name} par e-mail à l’adresse {email}. Cette action est irréversible.',
  'removal.erase.submit': 'Effacer le compte',
  'removal.erase.submitting': 'Effacement du compte…',
  'removal.erase.refused': 'Ce compte ne peut pas être effacé',
  'removal.erase.ownAccount': 'Vous ne pouvez pas effacer votre propre compte. Demandez-le à un autre administrateur.',
  'removal.erase.enrolledStudent':
    'Cette personne est responsable d’un élève inscrit. Retirez d’abord le responsable sur la page de l’élève, ou archivez l’élève.',
  'removal.erase.keptRecord':
    'Des dossiers que l’école doit conserver mentionnent ce compte. Suspendez-le plutôt : il est supprimé lorsque la durée de ces dossiers a pris fin.',
} as const satisfies TranslationOf<typeof english>;
