const addresses = import.meta.glob<string>('../../../../content/pictures/hubs/*.{svg,avif,webp,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * A city's picture. Whatever file has its name in `content/pictures/hubs` is shown, a photograph before a drawing.
 * @throws Error where there is none
 */
export function hubPicture(city: string): string {
  const found = Object.keys(addresses).filter((file) => file.includes(`/${city}.`));
  const best = found.find((file) => !file.endsWith('.svg')) ?? found[0];
  const address = best && addresses[best];
  if (!address) throw new Error(`content/pictures/hubs has no picture called ${city}`);
  return address;
}
