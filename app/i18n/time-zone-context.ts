import { createContext } from 'react';

/** The time zone that the signed-in person chose; null: the zone of the device. @see PD-40 */
export const TimeZoneContext = createContext<string | null>(null);
