/** Of the portal; `device` follows the setting of the device. @see PD-87 */
export const appearances = ['device', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

export const appearanceOf = (value: string | null): Appearance =>
  appearances.find((appearance) => appearance === value) ?? 'device';
