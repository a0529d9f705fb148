import { createContext } from 'react';

export interface TimeOfReader {
  /** The time zone that the signed-in person chose; null: the zone of the device. @see PD-40 */
  chosenZone: string | null;
  /** The zone of the device, as the server knows it. @see PD-18 */
  storedZone: string | null;
  /** The day in this zone, as `2026-11-23`; null while the zone is unknown. */
  today: string | null;
}

export const TimeOfReaderContext = createContext<TimeOfReader>({ chosenZone: null, storedZone: null, today: null });
