const files = import.meta.glob<string>('../../../../content/pictures/hubs/*.{svg,avif,webp,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** URL of the city's picture; prefers a photograph to a drawing. @throws Error if there is none */
export function hubPicture(city: string): string {
  const found = Object.keys(files).filter((file) => file.includes(`/${city}.`));
  const best = found.find((file) => !file.endsWith('.svg')) ?? found[0];
  const url = best && files[best];
  if (!url) throw new Error(`No picture named ${city} in content/pictures/hubs`);
  return url;
}
