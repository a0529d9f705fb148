import type { attachments as english } from '../en/attachments.ts';
import type { TranslationOf } from '../translation.ts';

export const attachments = {
  'attachments.title': 'Pièces jointes',
  'attachments.hint':
    'Jusqu’à 5 fichiers de 10 Mo : images, PDF, documents bureautiques ou texte. Nous réduisons les grandes photos et retirons le lieu des photos.',
  'attachments.add': 'Ajouter des fichiers',
  'attachments.photo': 'Prendre une photo',
  'attachments.uploading': 'Envoi de {name}',
  'attachments.added': '{name} est joint',
  'attachments.removed': '{name} est retiré',
  'attachments.remove': 'Retirer {name}',
  'attachments.cancel': 'Annuler {name}',
  'attachments.retry': 'Réessayer',
  'attachments.failed': 'Ce fichier n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.',
  'attachments.signedOut': 'Vous êtes déconnecté. Connectez-vous de nouveau ; votre texte est conservé.',
  'attachments.wait': 'Veuillez patienter : votre message partira dès que les fichiers auront été envoyés.',
  'attachments.gone': 'Un fichier n’est plus disponible. Retirez-le et choisissez-le de nouveau.',
  'attachments.removeWhenSending': 'Retirer',
  'attachments.downloadButton': 'Télécharger',
  'attachments.active':
    'Ce PDF peut contenir des scripts, des programmes ou d’autres fichiers. Ne l’ouvrez que si vous l’attendez de cette personne.',
  'attachments.open': 'Ouvrir {name}',
  'attachments.count': { one: '{count} pièce jointe', many: '{count} pièces jointes', other: '{count} pièces jointes' },
  'attachments.refused.wrongType':
    'Ce type de fichier n’est pas accepté. Choisissez une image, un PDF, un document bureautique ou un texte.',
  'attachments.refused.heic':
    'Les photos au format HEIC ne sont pas acceptées. Enregistrez la photo en JPEG et choisissez-la de nouveau.',
  'attachments.refused.mismatch':
    'Le contenu de ce fichier ne correspond pas à son nom. Enregistrez-le de nouveau dans le bon format.',
  'attachments.refused.empty': 'Ce fichier est vide.',
  'attachments.refused.damaged': 'Ce fichier est endommagé ou incomplet. Enregistrez-le de nouveau.',
  'attachments.refused.tooLarge': 'Ce fichier dépasse 10 Mo. Choisissez-en un plus petit.',
  'attachments.refused.tooManyPixels': 'Cette image a trop de pixels. Choisissez une version plus petite.',
  'attachments.refused.unpacksTooLarge': 'Ce document contient trop de données. Choisissez-en un plus petit.',
  'attachments.refused.macros': 'Les documents avec macros ne sont pas acceptés. Enregistrez-le sans macros.',
  'attachments.refused.embeddedObjects':
    'Ce document contient un objet ou un programme incorporé. Retirez-le ou enregistrez le document en PDF.',
  'attachments.refused.externalContent':
    'Ce document charge un contenu extérieur, comme un modèle ou les données d’un autre fichier. Supprimez ces liaisons ou enregistrez le document en PDF.',
  'attachments.refused.encrypted':
    'Ce document a un mot de passe ou un ancien format. Enregistrez-le dans un format actuel, sans mot de passe.',
  'attachments.refused.infected': 'L’antivirus a signalé ce fichier. Il n’a pas été accepté.',
  'attachments.refused.notScanned': 'L’antivirus n’a pas pu vérifier ce fichier. Réessayez plus tard.',
  'attachments.refused.tooManyUnsent':
    'Vous avez trop de fichiers dans des messages non envoyés. Envoyez ou supprimez d’abord un brouillon.',
  'attachments.refused.tooManyToday': 'Vous avez atteint la limite de fichiers pour une journée. Réessayez demain.',
  'attachments.refused.tooManyFiles': 'Un message peut avoir 5 fichiers au plus.',
  'attachments.refused.busy': 'Beaucoup de fichiers sont envoyés en ce moment. Réessayez dans une minute.',
} as const satisfies TranslationOf<typeof english>;
