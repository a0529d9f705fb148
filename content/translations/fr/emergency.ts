import type { emergency as english } from '../en/emergency.ts';
import type { TranslationOf } from '../translation.ts';

export const emergency = {
  'emergency.title': 'En cas d’urgence',
  'emergency.recorded': 'Cette consultation a été enregistrée avec votre nom.',
  'emergency.service.general': 'Services d’urgence',
  'emergency.service.police': 'Police',
  'emergency.service.ambulance': 'Ambulance',
  'emergency.service.fire': 'Pompiers',
  'emergency.within':
    'Pour un appel depuis ce pays ({country}). Depuis un autre pays, demandez à un adulte présent auprès de l’enfant d’appeler, ou à vos propres services d’urgence de vous mettre en relation.',
  'emergency.unknown': 'Numéro inconnu de l’École',
  'emergency.unknown.text':
    'Cherchez le numéro d’urgence du pays ({country}), demandez à un adulte présent auprès de l’enfant d’appeler, ou à vos propres services d’urgence de vous mettre en relation.',
  'emergency.place': 'D’où l’élève suit les cours',
  'emergency.now': 'Heure locale à l’ouverture de cette page',
  'emergency.contacts': 'Appeler dans cet ordre',
  'emergency.orders': 'Décisions de justice et accords',
  'emergency.order.from': 'Écrit par {name}',
  'emergency.order.seen': 'Vue par {name}',
  'emergency.order.unseen': 'L’École n’a pas encore confirmé cette décision.',
  'emergency.order.confirm': 'J’ai vu la décision',
  'emergency.order.confirmed': 'La décision est confirmée.',
  'emergency.order.changed': 'Le texte a été modifié ou confirmé entre-temps. Veuillez le relire.',
  'emergency.notEntered': 'Rien n’a été saisi',
  'emergency.missing': 'Personne n’a encore rempli la fiche d’urgence de cet élève',
  'emergency.missing.text': 'Les responsables voient une demande sur leur tableau de bord.',
  'emergency.unconfirmed': 'Non confirmée par un responsable : importée par l’École.',
  'emergency.confirmed': 'Confirmée par {name}',
  'emergency.written': 'Modifiée par {name}',
  'emergency.earlier': 'Versions antérieures',
  'emergency.earlier.text': 'Chacune indique ce que la modification suivante a remplacé.',
  'emergency.print': 'Imprimer',
  'emergency.search.lead':
    'Trouvez un élève inscrit pour savoir où il se trouve et qui appeler. Chaque consultation est enregistrée avec votre nom.',
  'emergency.search': 'Nom, numéro, classe ou responsable',
  'emergency.search.submit': 'Chercher',
  'emergency.search.none': 'Aucun élève inscrit trouvé',
  'emergency.search.none.text': 'Veuillez vérifier l’orthographe ou utiliser moins de mots.',
  'emergency.search.first': 'Seuls les 50 premiers élèves sont affichés. Veuillez ajouter un mot.',
  'emergency.back': 'Protection de l’enfance',
  'emergency.open': 'En cas d’urgence : où est l’élève',
} as const satisfies TranslationOf<typeof english>;
