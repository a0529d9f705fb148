import { Keyring, type Sealer } from './sealing.server.ts';

const place = { table: 'profiles', column: 'id', id: 'log' };
/** 4 bytes for the number of the key and 8 of the digest, after one for the format. */
const bytes = { from: 1, to: 13 };

/** Stands for a person in the log. The same for the same person until the encryption key changes; not reversible. */
export function personDigest(sealer: Sealer, personId: string): string {
  return sealer.digest(place, [personId]).subarray(bytes.from, bytes.to).toString('hex');
}

/** The digests of a person with all keys, the newest first. */
export function personDigests({ source, keys }: Keyring, personId: string): string[] {
  return [...keys.values()]
    .toSorted((one, other) => other.number - one.number)
    .map((current) => personDigest(new Keyring({ source, keys, current }), personId));
}
