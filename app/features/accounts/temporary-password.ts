/** Without characters that are easily confused on paper. */
const alphabets = { upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ', lower: 'abcdefghijkmnopqrstuvwxyz', digit: '23456789' };

/** A temporary password that satisfies core §5, with about 90 bits of entropy. On the server and in the browser. */
export function makeTemporaryPassword(): string {
  const group = () =>
    pick(alphabets.upper) +
    pick(alphabets.digit) +
    pick(alphabets.lower) +
    pick(alphabets.lower) +
    pick(alphabets.lower);
  return [group(), group(), group(), group()].join('-');
}

/** Draws again where the last characters of the alphabet would be rarer. */
function pick(alphabet: string): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < 256 - (256 % alphabet.length) ? alphabet.charAt(drawn % alphabet.length) : pick(alphabet);
}
