import type { accountRemoval as english } from '../en/account-removal.ts';
import type { TranslationOf } from '../translation.ts';

export const accountRemoval = {
  'removal.back': 'Le compte',
  'removal.deleted': 'Ce qui est supprimé',
  'removal.kept': 'Ce qui est conservé',
  'removal.erase.title': 'Supprimer le compte',
  'removal.erase.heading': 'Supprimer le compte de {name} ?',
  'removal.erase.account':
    'Nom, adresse e-mail, mot de passe et réglages. Toutes les sessions de {name} prennent fin aussitôt.',
  'removal.erase.messages':
    'Les messages entre {name} et le personnel ou les fonctions, sauf s’ils concernent un élève.',
  'removal.erase.unsent': 'Les fichiers jamais envoyés et les e-mails encore en attente.',
  'removal.erase.links': 'Les liens avec les élèves qui ont quitté l’école.',
  'removal.erase.kept.family':
    'Les messages échangés avec d’autres familles et ceux qui concernent un élève. « Ancien utilisateur » y remplace le nom.',
  'removal.erase.kept.records': 'Les dossiers des élèves, jusqu’à la fin de leur durée de conservation.',
  'removal.erase.kept.safeguarding':
    'Si la protection de l’enfance tient un dossier qui mentionne {name} : les messages, le nom et l’adresse e-mail dont ce dossier a besoin. Seules les personnes qui traitent ce dossier les voient. Cette page est la même, qu’un tel dossier existe ou non.',
  'removal.erase.kept.log':
    'Les entrées du journal d’audit et les demandes relatives aux données personnelles, sans le nom.',
  'removal.erase.told': 'Nous prévenons {name} par e-mail à l’adresse {email}. Cette action est irréversible.',
  'removal.erase.submit': 'Supprimer le compte',
  'removal.erase.submitting': 'Suppression du compte…',
  'removal.erase.refused': 'Ce compte ne peut pas être supprimé',
  'removal.erase.ownAccount':
    'Vous ne pouvez pas supprimer votre propre compte. Demandez-le à un autre administrateur.',
  'removal.erase.staff':
    'Les comptes du personnel ne sont pas supprimés à la main. Suspendez plutôt ce compte : il est supprimé lorsque la durée de conservation des comptes suspendus a pris fin.',
  'removal.erase.enrolledStudent':
    'Cette personne est responsable d’un élève inscrit. Retirez d’abord le responsable sur la page de l’élève, ou archivez l’élève.',
  'removal.erase.keptRecord':
    'Le dossier d’un élève dont cette personne était responsable est conservé plus longtemps que d’ordinaire. Le compte pourra être supprimé lorsque cette durée aura pris fin.',
  'removal.merge.title': 'Fusionner des comptes',
  'removal.merge.heading': 'Fusionner un autre compte avec celui de {name}',
  'removal.merge.lead':
    'Pour une personne qui a deux comptes. Ce compte est conservé, avec son adresse e-mail et son mot de passe. Tout le contenu de l’autre y est transféré, puis l’autre est supprimé.',
  'removal.merge.email': 'Adresse e-mail de l’autre compte',
  'removal.merge.find': 'Afficher le compte',
  'removal.merge.unknown': 'Aucun compte n’a cette adresse e-mail',
  'removal.merge.other': 'Fusionner le compte de {name} ({email}) ?',
  'removal.merge.moves': 'Ce qui est transféré',
  'removal.merge.messages':
    'Tous les messages avec leurs fichiers. Toute personne qui utilise le compte conservé peut les lire : assurez-vous que les deux appartiennent à la même personne.',
  'removal.merge.students':
    'Les liens avec les élèves, avec le droit le plus étendu des deux comptes. Une restriction de l’un des deux est maintenue.',
  'removal.merge.mentored': 'Les élèves dont cette personne est le mentor ou le coach.',
  'removal.merge.work': 'Absences, bulletins, appréciations, notes et demandes relatives aux données personnelles.',
  'removal.merge.access':
    'Mot de passe, seconds facteurs, réglages et fichiers non envoyés de l’autre compte. Toutes ses sessions prennent fin au début de la fusion.',
  'removal.merge.between': 'Ce que les deux comptes se sont écrit. « Ancien utilisateur » y remplace l’autre compte.',
  'removal.merge.refused': 'Ces comptes ne peuvent pas être fusionnés',
  'removal.merge.sameAccount': 'Il s’agit du même compte.',
  'removal.merge.ownAccount':
    'Vous ne pouvez pas fusionner votre propre compte. Demandez-le à un autre administrateur.',
  'removal.merge.suspended': 'L’un des deux comptes est suspendu. Réactivez-le d’abord.',
  'removal.merge.otherRole': 'Les deux comptes ont des rôles différents. Donnez-leur d’abord le même rôle.',
  'removal.merge.holdsOffice':
    'L’un des deux comptes est lié à une fonction. Attribuez-la d’abord à quelqu’un d’autre : les messages d’une fonction ne suivent pas un compte.',
  'removal.merge.newAccount':
    'Le compte conservé a été créé il y a moins de sept jours. Fusionnez vers le compte le plus ancien, ou attendez.',
  'removal.merge.otherMerge':
    'L’un des deux attend déjà une fusion avec un autre compte. Retirez d’abord cette demande sur sa page.',
  'removal.merge.notInvited':
    'Le titulaire de l’autre compte n’a pas encore été invité et ne peut donc pas confirmer. Invitez-le d’abord. Si personne n’a besoin de l’autre compte, rattachez ses élèves au compte conservé, puis supprimez l’autre compte.',
  'removal.merge.newAddress':
    'L’adresse e-mail de l’autre compte a été corrigée il y a moins de sept jours. Attendez, afin que son titulaire puisse s’y opposer.',
  'removal.merge.told':
    'Toute personne qui utilise le compte conservé peut ensuite lire ces messages. Nous envoyons donc un lien aux deux adresses, et rien n’est transféré tant que le titulaire de {email} n’a pas confirmé, dans les 24 heures. Cette action est irréversible.',
  'removal.merge.address':
    'Si {email} ne fonctionne plus, corrigez d’abord l’adresse de ce compte. L’ancienne adresse en est informée, et la fusion est possible sept jours plus tard.',
  'removal.merge.submit': 'Demander la fusion',
  'removal.merge.submitting': 'Demande de fusion…',
} as const satisfies TranslationOf<typeof english>;
