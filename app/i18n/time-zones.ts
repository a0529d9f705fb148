export const timeZones: readonly string[] = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

/** Returns the name as in `timeZones`, or null if it is unknown. Some browsers know a zone by another name. */
export function findTimeZone(name: string): string | null {
  if (timeZones.includes(name)) return name;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZones.includes(timeZone) ? timeZone : null;
  } catch {
    return null;
  }
}
