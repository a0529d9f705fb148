import { school } from './school.ts';

/** Time zone of the headquarters, in which the days of terms begin and end. */
export const schoolTimeZone: string = school.countryHubs[0].timeZone;
