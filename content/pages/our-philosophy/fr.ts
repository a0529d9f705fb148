import type { CopyOf } from '../../copy.ts';
import type { en } from './en.ts';

export const fr = {
  meta: {
    title: 'Notre philosophie : connaître avant d’enseigner',
    description:
      'Ce que l’école pense des enfants, de l’apprentissage et de la technologie, ce qui en découle chaque semaine, et ce que vous ne trouverez pas ici.',
  },
  hero: {
    eyebrow: 'Notre philosophie',
    title: 'Connaître l’enfant avant de lui enseigner',
    lead: 'Toute école enseigne à partir d’une image de ce qu’une personne peut devenir. Voici la nôtre, en mots simples, avec ce à quoi elle nous oblige.',
  },
  sentence: {
    title: 'Une phrase, lue lentement',
    whole: 'Là où esprits du monde et intelligence éthique se rencontrent.',
    lead: 'Elle ouvre notre page d’accueil. Voici ce que nous entendons par là.',
    parts: [
      {
        words: 'Esprits du monde',
        text: 'Un élève qui a vécu en plusieurs lieux a appris qu’une même carte peut être tracée à partir de plus d’un centre. Nous partons de ce savoir : l’histoire lue depuis les deux rives, la littérature dans plus d’une tradition, les mathématiques comme la langue que personne n’a besoin de traduire.',
      },
      {
        words: 'Intelligence éthique',
        text: 'L’habileté demande ce qu’il est possible de faire. L’intelligence éthique demande aussi qui en paie le prix, qui n’a pas été consulté, et ce que l’on dirait ensuite à la personne concernée. Elle s’enseigne comme d’autres disciplines, par des cas et par la discussion, et elle s’apprend lorsqu’on y est tenu.',
      },
      {
        words: 'Se rencontrent',
        text: 'Les uns ne grandissent pas sans l’autre. Un regard large sans conscience fait un touriste habile ; une conscience sans regard large, un juge étroit. C’est dans la conversation que la rencontre a lieu : voilà pourquoi nos cours sont en direct et nos groupes petits.',
      },
    ],
  },
  convictions: {
    title: 'Ce que nous croyons, et ce qui en découle',
    lead: 'Une conviction qui ne change rien à la semaine n’est qu’un ornement. Chacune des nôtres a une conséquence.',
    believe: 'Nous croyons',
    so: 'Donc',
    list: [
      {
        belief: 'Apprendre est une relation.',
        consequence:
          'Chaque élève a un mentor académique et un coach bien-être, et la famille connaît l’un et l’autre par leur nom.',
      },
      {
        belief: 'L’attention est ce qu’une école peut donner de plus rare.',
        consequence:
          'Les cours ont lieu en direct et en petits groupes, et nous admettons chaque année un nombre limité d’élèves.',
      },
      {
        belief: 'Un enfant inquiet n’est pas un enfant paresseux.',
        consequence:
          'Une personne et des heures sont réservées au bien-être. Une note qui baisse est d’abord une question.',
      },
      {
        belief: 'Les familles savent des choses qu’aucun contrôle ne peut révéler.',
        consequence:
          'Les parents écrivent directement au mentor et au coach, dans l’espace famille sécurisé, et lisent leurs comptes rendus.',
      },
      {
        belief: 'Un outil devrait rendre plus fort celui qui apprend.',
        consequence:
          'L’intelligence artificielle s’utilise au grand jour. Les élèves apprennent à mettre en question ce qu’elle leur dit, et à dire quand ils s’en sont servis.',
      },
      {
        belief: 'La confiance doit pouvoir se vérifier.',
        consequence:
          'Nos règles sur la protection de l’enfance, les réclamations, l’argent et les données sont publiées, avec les délais qui nous lient.',
      },
    ],
    policies: 'Lire nos politiques',
  },
  absent: {
    title: 'Ce que vous ne trouverez pas ici',
    lead: 'Il y a des choses que nous laissons de côté à dessein.',
    list: [
      {
        name: 'Des témoignages',
        reason:
          'L’histoire d’un enfant appartient à l’enfant, et des éloges choisis par nous ne prouveraient pas grand-chose.',
      },
      {
        name: 'Une messagerie publique',
        reason:
          'Il n’y a ni adresse e-mail publique, ni numéro de téléphone, ni réseaux sociaux. Ce qui concerne un enfant se dit en un seul lieu privé, l’espace famille.',
      },
      {
        name: 'Une autorité d’emprunt',
        reason:
          'Nous alignons notre programme sur des référentiels connus, et nous les nommons. Alignement n’est pas accréditation, et nous n’en revendiquons aucune.',
      },
      {
        name: 'Des cookies publicitaires',
        reason:
          'Ce site garde ce dont il a besoin pour fonctionner. Les visites ne sont comptées que si vous l’autorisez.',
      },
    ],
  },
  closing: {
    title: 'Les mêmes convictions, en forme d’appel',
    text: 'Notre manifeste dit ce qui, à nos yeux, devrait changer à l’école, et par où nous avons commencé.',
    manifesto: 'Lire le manifeste',
    vision: 'Lire notre vision',
  },
} as const satisfies CopyOf<typeof en>;
