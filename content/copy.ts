/**
 * What a translation of a page's copy must look like: the same shape, lists of the same length. Used with `satisfies`, so
 * that a missing, extra or misspelt part fails the type check. That its placeholders agree is tested.
 */
export type CopyOf<English> = English extends string
  ? string
  : { readonly [Part in keyof English]: CopyOf<English[Part]> };
