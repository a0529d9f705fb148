/**
 * Type of a translation of a page's copy: the same shape, lists of the same length. Used with `satisfies`, so that a missing,
 * extra or misspelt part fails the type check. Tests compare the placeholders.
 */
export type CopyOf<English> = English extends string
  ? string
  : { readonly [Part in keyof English]: CopyOf<English[Part]> };
