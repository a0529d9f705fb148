/** Null where unknown. @see PD-40 */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The order matters, because the user agent of a browser also contains the names of browsers that it derives from. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['WeChat', /\bMicroMessenger\//],
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['HarmonyOS', /\b(?:OpenHarmony|HarmonyOS)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

export function deviceOf(userAgent: string | null): Device {
  const named = (names: typeof browsers) => names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}

export const storedDevice = ({ browser, system }: Device): string => `${browser ?? ''}/${system ?? ''}`;

export function readDevice(stored: string | null): Device {
  const [browser, system] = (stored ?? '').split('/');
  return { browser: browser || null, system: system || null };
}
