import type { retention as english } from '../en/retention.ts';
import type { TranslationOf } from '../translation.ts';

export const retention = {
  'retention.title': 'Durées de conservation',
  'retention.intro':
    'Chaque nuit, les données dont la durée est écoulée sont supprimées. Le journal d’audit en indique le nombre par catégorie.',
  'retention.records': 'Données',
  'retention.kept': 'Conservées pendant',
  'retention.lastRun': 'Dernière exécution',
  'retention.deleted': 'Supprimées alors',
  'retention.never': 'Pas encore',
  'retention.rule.enquiries': 'Demandes d’entretien',
  'retention.rule.otherMessages': 'Messages de contact sur d’autres sujets',
  'retention.rule.leavers': 'Dossiers des anciens élèves',
  'retention.rule.closedAccounts': 'Comptes suspendus',
  'retention.rule.messageReports': 'Signalements de messages',
  'retention.rule.lostMessages': 'Messages dont l’expéditeur et le destinataire ont été supprimés',
  'retention.rule.signInEvents': 'Relevés de connexions et d’accès refusés',
  'retention.rule.devices': 'Navigateurs connus d’un compte',
  'retention.rule.notices': 'Traces d’envoi des e-mails sur les messages et les bulletins',
  'retention.rule.mails': 'Traces d’envoi des autres e-mails',
  'retention.rule.unsentFiles': 'Fichiers déposés mais jamais envoyés',
  'retention.period.enquiries': '{period} ou, en cas d’entretien, jusqu’à la fin de l’année scolaire de celui-ci',
  'retention.period.otherMessages':
    '{long} après la clôture (protection de l’enfance, réclamations, annulations), {short} (autres sujets)',
  'retention.period.leavers':
    '{period} après l’archivage, avec les comptes des responsables qui n’ont pas d’autre élève',
  'retention.period.closedAccounts': '{period} après la suspension, sauf si un élève ou une fonction en dépend',
  'retention.period.messageReports': '{period} après la clôture',
  'retention.period.devices': '{period} sans utilisation',
  'retention.hold.title': 'Suppression du dossier',
  'retention.hold.text':
    'Après le dernier jour, le dossier est supprimé avec ses bulletins, appréciations, absences et messages. Il ne peut être conservé plus longtemps que si la sécurité d’un enfant, la loi ou un litige l’exige. La fonction responsable consigne les motifs dans ses propres dossiers.',
  'retention.hold.lastDay': 'Dernier jour',
  'retention.hold.open': 'Conserver le dossier plus longtemps',
  'retention.hold.keptUntil': 'Conserver jusqu’au',
  'retention.hold.keptUntil.hint': 'Pour revenir à la durée habituelle, choisissez la date du jour.',
  'retention.hold.keptUntil.invalid': 'Veuillez choisir la date du jour ou une date ultérieure',
  'retention.hold.reason': 'Motif',
  'retention.hold.reason.choose': 'Choisissez un motif',
  'retention.hold.reason.invalid': 'Veuillez choisir un motif dans la liste',
  'retention.hold.reason.safety': 'Sécurité d’un enfant',
  'retention.hold.reason.law': 'Obligation légale',
  'retention.hold.reason.claim': 'Litige',
  'retention.hold.submit': 'Enregistrer',
  'retention.hold.submitting': 'Enregistrement…',
  'retention.hold.success': 'Le dernier jour du dossier a été enregistré.',
} as const satisfies TranslationOf<typeof english>;
