import type { school } from '#content/school.ts';
import type { Place } from './projection.ts';

export type MapHub = {
  name: string;
  timeZone: (typeof school.cityHubs | typeof school.countryHubs)[number]['timeZone'];
  place: Place;
};
