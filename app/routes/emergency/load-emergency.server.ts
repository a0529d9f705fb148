import { type EmergencyNumbers, emergencyNumbers } from '#content/emergency-numbers.ts';
import { type Language, languages } from '#content/languages.ts';
import type {
  CourtOrder,
  OpenedSafety,
  SafetyDetails,
  SafetyVersion,
  StudentInEmergency,
} from '#features/safety/safety.ts';
import { dateFormatter } from '#i18n/dates.ts';
import { detectLanguage } from '#platform/language-of-text.server.ts';
import { countryName } from '../safety/countries.server.ts';

/** With the name of the country, and the languages of the texts. */
export interface ShownDetails extends SafetyDetails {
  countryName: string;
  textLanguages: Record<'address' | 'health' | 'companions', string | null>;
}

export type ShownVersion = Omit<SafetyVersion, 'details'> & { details: ShownDetails | null };
export type ShownOrder = CourtOrder & { language: string | null };

interface Emergency {
  student: StudentInEmergency;
  /** Null without details that can be decrypted. `numbers`: null if the school does not know them. */
  place: { country: string; numbers: EmergencyNumbers | null } | null;
  /** Where the student is; null without a time zone. */
  localTime: string | null;
  versions: ShownVersion[];
  courtOrders: ShownOrder[];
}

export function shownIn(language: Language, { student, versions, courtOrders }: OpenedSafety): Emergency {
  const latest = versions[0]?.details;
  return {
    student,
    place: latest
      ? { country: countryName(latest.country, language), numbers: emergencyNumbers[latest.country] ?? null }
      : null,
    localTime: latest?.timeZone ? localTime(latest.timeZone, language) : null,
    versions: versions.map(({ details, ...version }) => ({
      ...version,
      details: details && shownDetails(details, language),
    })),
    courtOrders: courtOrders.map((order) => ({ ...order, language: detectLanguage(order.text) })),
  };
}

const shownDetails = (details: SafetyDetails, language: Language): ShownDetails => ({
  ...details,
  countryName: countryName(details.country, language),
  textLanguages: {
    address: detectLanguage(details.address),
    health: detectLanguage(details.health),
    companions: detectLanguage(details.companions),
  },
});

function localTime(timeZone: string, language: Language): string {
  const format = { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone } as const;
  return dateFormatter(languages[language].dateLocale, format)(new Date());
}
