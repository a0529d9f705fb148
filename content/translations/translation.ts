/** Plural forms of a text. Every language has the form `other`. */
export type Plural = { readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string;
};

export type Translation = string | Plural;

type PlaceholdersInText<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersInText<Rest>
  : never;

/** Names of placeholders: `'count'` for `'{count} unread'`. */
export type PlaceholdersOf<M extends Translation> = M extends string
  ? PlaceholdersInText<M>
  : M extends { readonly other: infer Other extends string }
    ? PlaceholdersInText<Other>
    : never;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type TextWith<Placeholder extends string> = [Placeholder] extends [never]
  ? string
  : Intersection<Placeholder extends string ? `${string}{${Placeholder}}${string}` : never>;

/**
 * Type of a translation of `English`: the same keys, all placeholders of each text, and plurals for plurals. Used with
 * `as const satisfies`, so that a missing, extra or misspelt key fails the type check.
 */
export type TranslationOf<English extends Record<string, Translation>> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? TextWith<PlaceholdersOf<English[Key]>>
    : Plural & { readonly other: TextWith<PlaceholdersOf<English[Key]>> };
};

/** The texts of all subjects. */
export type MergedTexts<Subjects> =
  Intersection<Subjects[keyof Subjects]> extends infer All ? { readonly [Key in keyof All]: All[Key] } : never;
