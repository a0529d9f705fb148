/** Characters that are not easily confused on paper. */
const alphabets = { upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ', lower: 'abcdefghijkmnopqrstuvwxyz', digit: '23456789' };

/** Satisfies core §5; 86 bits of entropy. */
export function makeTemporaryPassword(): string {
  const group = () =>
    pick(alphabets.upper) +
    pick(alphabets.digit) +
    pick(alphabets.lower) +
    pick(alphabets.lower) +
    pick(alphabets.lower);
  return [group(), group(), group(), group()].join('-');
}

/** Rejection sampling, so that all characters are equally likely. */
function pick(alphabet: string): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < 256 - (256 % alphabet.length) ? alphabet.charAt(drawn % alphabet.length) : pick(alphabet);
}
