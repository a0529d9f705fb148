import type { twoFactor as english } from '../en/two-factor.ts';
import type { TranslationOf } from '../translation.ts';

export const twoFactor = {
  'twoFactor.title': 'Authentification à deux facteurs',
  'twoFactor.lead':
    'Lorsqu’elle est activée, un mot de passe volé ne suffit plus. Vous vous connectez avec votre mot de passe et un second facteur, ou avec une clé d’accès seule. Quand vous ajoutez ou retirez un facteur, vos autres navigateurs sont déconnectés.',
  'twoFactor.on': 'Activée',
  'twoFactor.required': 'Votre rôle exige un second facteur. Ajoutez-en un pour continuer.',
  'twoFactor.setUp': 'Configurer',
  'twoFactor.manage': 'Gérer',
  'twoFactor.password': 'Saisissez votre mot de passe pour modifier votre second facteur.',
  'twoFactor.password.submit': 'Continuer',
  'twoFactor.password.submitting': 'Vérification en cours…',
  'twoFactor.refused': 'Rien n’a été modifié. Rechargez la page pour voir la situation actuelle.',
  'twoFactor.app.title': 'Application d’authentification',
  'twoFactor.app.text':
    'Une application sur votre téléphone affiche un nouveau code à six chiffres toutes les 30 secondes. Elle fonctionne sans réseau.',
  'twoFactor.app.since': 'Ajoutée le :',
  'twoFactor.enrol.qrCode': 'Code QR pour votre application d’authentification',
  'twoFactor.enrol.install': 'Installez une application d’authentification, si vous n’en avez pas.',
  'twoFactor.enrol.scan': 'Scannez le code QR avec elle. Sur cet appareil :',
  'twoFactor.enrol.open': 'ouvrir l’application',
  'twoFactor.enrol.type': 'Saisissez les six chiffres que l’application affiche.',
  'twoFactor.enrol.secret': 'Si vous ne pouvez pas scanner, saisissez cette clé dans l’application :',
  'twoFactor.enrol.code': 'Code de l’application',
  'twoFactor.enrol.code.hint': 'Six chiffres',
  'twoFactor.enrol.expired':
    'Cette clé a expiré. Scannez le nouveau code QR et supprimez l’ancienne entrée dans l’application.',
  'twoFactor.enrol.submit': 'Activer',
  'twoFactor.enrol.submitting': 'Activation en cours…',
  'twoFactor.remove': 'Retirer l’application d’authentification',
  'twoFactor.remove.text':
    'Vous vous connecterez ensuite sans code de l’application. L’entrée qui y reste ne sert plus à rien. Nous vous en informerons par e-mail.',
  'twoFactor.remove.submit': 'Retirer l’application',
  'twoFactor.added': 'L’application d’authentification a été ajoutée. Les autres navigateurs ont été déconnectés.',
  'twoFactor.removed': 'L’application d’authentification a été retirée. Les autres navigateurs ont été déconnectés.',
  'twoFactor.codes.title': 'Codes de secours',
  'twoFactor.codes.text':
    'Un code de secours vous permet de vous connecter sans votre téléphone. Chacun sert une fois.',
  'twoFactor.codes.left': {
    one: 'Il reste {count} code inutilisé',
    many: 'Il reste {count} de codes inutilisés',
    other: 'Il reste {count} codes inutilisés',
  },
  'twoFactor.codes.replace': 'Créer de nouveaux codes',
  'twoFactor.codes.new': 'Conservez ces codes de secours',
  'twoFactor.codes.new.text':
    'Si vous perdez votre téléphone, connectez-vous avec l’un d’eux. Chacun sert une fois. Ils ne s’affichent que maintenant, et les codes précédents ne sont plus valables. Imprimez-les ou enregistrez-les dans un gestionnaire de mots de passe, pas sur le téléphone lui-même.',
  'twoFactor.codes.copy': 'Copier les codes',
  'twoFactor.codes.copied': 'Les codes de secours sont dans le presse-papiers.',
  'twoFactor.codes.notCopied':
    'Le navigateur n’a pas autorisé la copie. Veuillez sélectionner les codes et les copier.',
  'twoFactor.codes.kept': 'J’ai conservé les codes',
  'twoFactor.codes.print': 'Imprimer',
} as const satisfies TranslationOf<typeof english>;
