/** A calendar of a person in a program outside the portal. @see PD-68 */
export interface CalendarFeed {
  id: string;
  name: string;
  showsNames: boolean;
  createdAt: Date;
  lastReadAt: Date | null;
}

export const feedLimits = { perPerson: 10, nameLength: 60, readsAnHour: 60 } as const;
