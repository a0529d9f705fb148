import type { officesPage as english } from '../en/offices-page.ts';
import type { TranslationOf } from '../translation.ts';

export const officesPage = {
  'officesPage.title': 'Vos fonctions',
  'officesPage.lead': 'Les fonctions que vous exercez, ce que vous pouvez lire et ce qui s’est passé.',
  'officesPage.none': 'Vous n’exercez aucune fonction.',
  'officesPage.own': 'Fonctions',
  'officesPage.asDeputy': '{office} (suppléance)',
  'officesPage.asAdministrator': '{office} (personne ne l’exerce ; les administrateurs s’en chargent)',
  'officesPage.readsAll': 'Vous lisez tous les messages et signalements de cette fonction, y compris les précédents.',
  'officesPage.readsSince': 'Vous lisez ce qui est arrivé depuis le',
  'officesPage.handovers': 'Transmettre les messages et signalements antérieurs',
  'officesPage.handovers.text':
    'La personne qui prend l’une de ces fonctions ne lit que ce qui arrive à partir de ce moment. Vous pouvez lui ouvrir ce qui est arrivé avant.',
  'officesPage.handOver': 'Transmettre',
  'officesPage.handOverTo': 'Transmettre à {name} ce que {office} a reçu avant',
  'officesPage.fallBack': 'administrateur, car personne n’exerce la fonction',
  'officesPage.since': 'En charge depuis le',
  'officesPage.confirm.title':
    'Transmettre à {name} les messages et signalements antérieurs de la fonction « {office} » ?',
  'officesPage.confirm.reads':
    '{name} pourra lire les messages et signalements antérieurs que vous pouvez transmettre.',
  'officesPage.confirm.final': 'Cette action est irréversible. Elle est enregistrée.',
  'officesPage.confirm.told': 'Le titulaire, le suppléant et le directeur sont prévenus par e-mail.',
  'officesPage.handedOver': 'Les messages et signalements antérieurs sont transmis.',
  'officesPage.events': 'Historique',
  'officesPage.events.none': 'Rien n’a encore été enregistré.',
  'officesPage.events.operator': 'Exploitant ou ancien utilisateur',
  'officesPage.events.assigned': 'Attribution : titulaire {holder}, suppléant {deputy}',
  'officesPage.events.noDeputy': 'Attribution : titulaire {holder}, sans suppléant',
  'officesPage.events.noHolder': 'Attribution : sans titulaire, suppléant {deputy}',
  'officesPage.events.vacated': 'Fonction laissée vacante',
  'officesPage.events.handedOver': 'Messages et signalements antérieurs transmis à {name}',
  'officesPage.section': 'Les fonctions que vous exercez, leur historique et les transmissions.',
  'officesPage.open': 'Ouvrir vos fonctions',
} as const satisfies TranslationOf<typeof english>;
