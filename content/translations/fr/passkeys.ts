import type { passkeys as english } from '../en/passkeys.ts';
import type { TranslationOf } from '../translation.ts';

export const passkeys = {
  'passkeys.title': 'Clés d’accès',
  'passkeys.text':
    'Confirmez votre identité par l’empreinte digitale, le visage ou le code de votre appareil, ou avec une clé de sécurité. Une clé d’accès ne fonctionne que sur ce site : une copie du site ne peut pas vous la dérober.',
  'passkeys.noScript':
    'Les clés d’accès nécessitent JavaScript, qui est désactivé dans ce navigateur. Une application d’authentification fonctionne sans lui.',
  'passkeys.name': 'Nom de la clé d’accès',
  'passkeys.name.hint': 'Par exemple l’appareil où elle est enregistrée',
  'passkeys.add.submit': 'Ajouter une clé d’accès',
  'passkeys.add.submitting': 'En attente de votre appareil…',
  'passkeys.added': 'Ajoutée le :',
  'passkeys.lastUse': 'Dernière utilisation :',
  'passkeys.unused': 'jamais',
  'passkeys.remove': 'Retirer {name}',
  'passkeys.remove.text':
    'Cette clé d’accès n’ouvrira plus votre compte. Supprimez-la aussi sur votre appareil : le site ne peut pas le faire. Nous vous en informerons par e-mail.',
  'passkeys.remove.submit': 'Retirer la clé d’accès',
  'passkeys.done.added': 'La clé d’accès a été ajoutée. Les autres navigateurs ont été déconnectés.',
  'passkeys.done.removed': 'La clé d’accès a été retirée. Les autres navigateurs ont été déconnectés.',
  'passkeys.full': 'Vous avez dix clés d’accès. Retirez-en une pour en ajouter une autre.',
  'passkeys.invalid': 'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  'validation.passkeyName.required': 'Le nom est obligatoire',
  'validation.passkeyName.tooLong': 'Le nom ne peut dépasser 60 caractères',
} as const satisfies TranslationOf<typeof english>;
