/** True if the title contains every word, ignoring case and accents. */
export function isFound(wanted: string, title: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => plain(title).includes(word));
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
