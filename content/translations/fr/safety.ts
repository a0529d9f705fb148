import type { safety as english } from '../en/safety.ts';
import type { TranslationOf } from '../translation.ts';

export const safety = {
  'safety.title': 'Fiche d’urgence',
  'safety.lead':
    'Ce dont l’École a besoin pour protéger votre enfant pendant les cours, surtout en cas d’urgence. Les autres responsables qui ont accès aux informations sur votre enfant lisent cette fiche, de même que le mentor pédagogique, le coach bien-être, les administrateurs et le référent désigné pour la protection de l’enfance. Chaque consultation par un membre du personnel est enregistrée.',
  'safety.hidden':
    'Si l’une des personnes qui lisent cette fiche ne doit pas connaître l’adresse, écrivez au référent désigné pour la protection de l’enfance avant de la saisir.',
  'safety.writeToLead': 'Écrire au référent désigné pour la protection de l’enfance',
  'safety.due': 'Tout est-il encore exact ?',
  'safety.due.text':
    'Nous posons la question au début de chaque période. Si quelque chose a changé, veuillez le corriger dans le formulaire ci-dessous.',
  'safety.imported':
    'L’École a saisi ces informations. Veuillez les compléter et les corriger dans le formulaire ci-dessous.',
  'safety.confirm': 'Rien n’a changé',
  'safety.confirm.success': 'Merci. L’École sait que rien n’a changé.',
  'safety.confirm.changed':
    'Un autre responsable a modifié cette fiche entre-temps. Veuillez la lire avant de la confirmer.',
  'safety.confirmedOn': 'Dernière confirmation',
  'safety.writtenOn': 'Dernière modification',
  'safety.unreadable': 'Les informations enregistrées n’ont pas pu être déchiffrées. Veuillez les saisir à nouveau.',
  'safety.place': 'D’où les cours sont suivis',
  'safety.country': 'Pays ou territoire',
  'safety.country.choose': 'Choisissez un pays',
  'safety.country.hint': 'S’il change, le mentor pédagogique et le coach bien-être en sont informés par e-mail.',
  'safety.country.missing': 'Veuillez choisir un pays dans la liste',
  'safety.address': 'Adresse',
  'safety.address.hint':
    'Telle qu’une ambulance en a besoin sur place : rue, numéro, étage, ville. Si possible dans la langue du pays.',
  'safety.address.missing': 'Veuillez saisir l’adresse',
  'safety.address.tooLong': 'Veuillez saisir 500 caractères au maximum',
  'safety.timeZone': 'Fuseau horaire',
  'safety.timeZone.choose': 'Choisissez un fuseau horaire',
  'safety.timeZone.missing': 'Veuillez choisir un fuseau horaire dans la liste',
  'safety.contacts': 'Personnes à joindre en cas d’urgence',
  'safety.contacts.text':
    'L’École les appelle dans cet ordre. Commencez par l’adulte qui peut rejoindre votre enfant le plus vite.',
  'safety.contact': 'Personne {number}',
  'safety.contact.name': 'Nom',
  'safety.contact.name.missing': 'Veuillez saisir un nom',
  'safety.contact.name.tooLong': 'Veuillez saisir 100 caractères au maximum',
  'safety.contact.relation': 'Lien avec l’enfant',
  'safety.contact.relation.tooLong': 'Veuillez saisir 60 caractères au maximum',
  'safety.contact.phone': 'Numéro de téléphone',
  'safety.contact.phone.hint': 'Avec l’indicatif du pays',
  'safety.contact.phone.missing': 'Veuillez saisir un numéro de téléphone',
  'safety.contact.phone.invalid': 'Veuillez saisir un numéro d’au moins cinq chiffres et de 40 caractères au maximum',
  'safety.care': 'Santé et entourage',
  'safety.health': 'Santé et besoins',
  'safety.health.hint': 'Ce qui touche à la sécurité de votre enfant : allergies, maladies, médicaments, besoins.',
  'safety.health.tooLong': 'Veuillez saisir 2 000 caractères au maximum',
  'safety.companions': 'Adultes qui peuvent être présents',
  'safety.companions.hint': 'En plus des responsables : en présence de qui l’École peut parler à votre enfant.',
  'safety.companions.tooLong': 'Veuillez saisir 2 000 caractères au maximum',
  'safety.submit': 'Enregistrer',
  'safety.submitting': 'Enregistrement…',
  'safety.success': 'La fiche d’urgence a été enregistrée.',
  'safety.changedMeanwhile':
    'Un autre responsable a modifié cette fiche entre-temps. Les champs montrent ce qui est enregistré maintenant ; vos modifications sont restées. Veuillez tout vérifier et enregistrer à nouveau.',
  'safety.courtOrder.title': 'Décisions de justice et accords',
  'safety.courtOrder.text':
    'Seuls vous-même, le mentor pédagogique, le coach bien-être, les administrateurs et le référent désigné pour la protection de l’enfance lisez ce texte. Les autres responsables ne le lisent jamais.',
  'safety.courtOrder': 'Ce qui a été décidé au sujet de la garde de votre enfant',
  'safety.courtOrder.hint': 'Qui a décidé quoi et depuis quand, et ce que l’École doit respecter.',
  'safety.courtOrder.tooLong': 'Veuillez saisir 2 000 caractères au maximum',
  'safety.courtOrder.unseen':
    'L’École n’a pas encore confirmé avoir vu la décision. Veuillez en envoyer une copie au référent désigné pour la protection de l’enfance par la messagerie sécurisée.',
  'safety.courtOrder.seen': 'L’École a confirmé avoir vu la décision',
  'safety.courtOrder.submit': 'Enregistrer ce texte',
  'safety.courtOrder.submitting': 'Enregistrement…',
  'safety.courtOrder.success': 'Le texte sur les décisions de justice a été enregistré.',
  'safety.courtOrder.changedMeanwhile':
    'Vous avez modifié ce texte ailleurs entre-temps. Votre saisie est restée. Veuillez la vérifier et enregistrer à nouveau.',
} as const satisfies TranslationOf<typeof english>;
