import type { Language } from './languages.ts';

/**
 * The school's identity: the one place where an operator names the school, its parent company and its hubs.
 *
 * To make the product your own, change the values below, then run `npm test` and restart: pages, mails, policies and
 * the security policy read them from here, and nothing else spells either name. Texts that describe a hub stand under
 * its role key in `content/pages/`. @see decisions 6, 12
 */
export const school = {
  name: 'Meridian International Online School',
  /** What stands large beside the mark; the rest of the name goes below it. */
  shortName: 'Meridian',
  parentCompany: 'Example Parent Company Ltd',
  /** Where the parent company is registered, and whose law and courts govern. */
  jurisdiction: {
    en: 'England and Wales',
    ar: 'إنجلترا وويلز',
    fr: 'Angleterre et pays de Galles',
    zh: '英格兰和威尔士',
  },
  /** The imprint: company information, each line optional and shown where set. Replace the examples. @see decisions 27 */
  registeredNumber: '00000000',
  registeredOffice: '1 Example Street, London EX1 1EX',
  vatNumber: 'GB 000 0000 00',
  /** At the Information Commissioner. */
  dataProtectionRegistration: 'Z0000000',
  firstCopyrightYear: 2025,
  /** `place` is longitude and latitude in degrees: where the map marks the hub and its time zone. */
  countryHubs: [
    {
      country: 'GB',
      role: 'academic-and-governance-headquarters',
      timeZone: 'Europe/London',
      place: [-0.1276, 51.5072],
    },
    { country: 'MC', role: 'leadership-and-wellbeing-retreats', timeZone: 'Europe/Monaco', place: [7.4246, 43.7384] },
    { country: 'CH', role: 'stem-and-ai-ethics-research', timeZone: 'Europe/Zurich', place: [8.5417, 47.3769] },
    { country: 'AE', role: 'middle-east-hub', timeZone: 'Asia/Dubai', place: [55.2708, 25.2048] },
    {
      country: 'US',
      role: 'north-american-support-and-university-pathways',
      timeZone: 'America/New_York',
      place: [-74.006, 40.7128],
    },
  ],
  /** Local touchpoints. @see decisions 2 */
  cityHubs: [
    { city: 'london', timeZone: 'Europe/London', place: [-0.1276, 51.5072] },
    { city: 'monaco', timeZone: 'Europe/Monaco', place: [7.4246, 43.7384] },
    { city: 'zurich', timeZone: 'Europe/Zurich', place: [8.5417, 47.3769] },
    { city: 'dubai', timeZone: 'Asia/Dubai', place: [55.2708, 25.2048] },
    { city: 'new-york', timeZone: 'America/New_York', place: [-74.006, 40.7128] },
    { city: 'singapore', timeZone: 'Asia/Singapore', place: [103.8198, 1.3521] },
  ],
  /** The outside service for languages beyond the four. @see decisions 12 */
  pageTranslation: {
    scriptAddress: 'https://translate.google.com/translate_a/element.js',
    /** What it keeps in the browser: removed when the visitor withdraws consent. @see decisions 10 */
    stores: { cookies: ['googtrans'], keyPattern: /^(goog|gt)-?/ },
  },
} as const satisfies School;

/** What the security policy must allow for the outside translation. Apart, as no browser needs the list. @see decisions 12 */
export const pageTranslationHosts: PageTranslationHosts = {
  script: ['https://translate.google.com', 'https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  style: ['https://www.gstatic.com', 'https://translate.googleapis.com'],
  image: ['https://www.gstatic.com', 'https://fonts.gstatic.com', 'https://translate.google.com'],
  connect: ['https://translate.google.com', 'https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  frame: ['https://translate.google.com'],
};

type PageTranslationHosts = Record<'script' | 'style' | 'image' | 'connect' | 'frame', readonly string[]>;

type Hub = { timeZone: string; place: readonly [longitude: number, latitude: number] };

export type School = {
  name: string;
  shortName: string;
  parentCompany: string;
  jurisdiction: Readonly<Record<Language, string>>;
  registeredNumber?: string;
  registeredOffice?: string;
  vatNumber?: string;
  dataProtectionRegistration?: string;
  firstCopyrightYear: number;
  countryHubs: readonly (Hub & { country: string; role: string })[];
  cityHubs: readonly (Hub & { city: string })[];
  pageTranslation: {
    scriptAddress: string;
    stores: { cookies: readonly string[]; keyPattern: RegExp };
  };
};
