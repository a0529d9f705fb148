import type { InvalidForm } from './invalid-form.ts';

/** Response to a form whose record somebody else changed meanwhile: the form shows the stored values. */
export interface OutdatedForm<Name extends string> extends InvalidForm<Name> {
  /** Revision of the stored values. */
  revision: number;
}

/** Revision of the values that the form shows; `loaded` without such a response. */
export const shownRevision = (invalid: InvalidForm<string> | null, loaded: number): number =>
  invalid && 'revision' in invalid && typeof invalid.revision === 'number' ? invalid.revision : loaded;
