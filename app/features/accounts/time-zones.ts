/** IANA time zones for the choice on the account page, such as `Asia/Dubai`. */
export const timeZones: readonly string[] = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
