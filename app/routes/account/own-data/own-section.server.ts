import type { OwnDataSection } from '#content/own-data/en.ts';
import type { Session } from '#features/accounts/accounts.ts';
import type { PersonTx } from '#platform/database.server.ts';
import type { OwnField, OwnValue, Reader } from './reader.server.ts';

export type OwnItem = Partial<Record<OwnField, OwnValue>>;

export interface OwnSection {
  name: OwnDataSection;
  items: () => AsyncGenerator<OwnItem>;
}

export interface Owner {
  session: Session;
  token: string;
}

/** Reads the items of a section, and writes their values for the reader. */
export interface Source extends Owner {
  reader: Reader;
  /** Each call has a transaction of its own, with the rights that the person has then. */
  read<Result>(work: (tx: PersonTx) => Promise<Result>): Promise<Result>;
}

/** Rows per transaction in long lists. */
export const batchSize = 100;

export const shown = (stored: unknown, text: string | null): OwnValue => ({ stored, shown: text });
