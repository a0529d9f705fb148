import type { PlainTranslationKey, TranslationKey } from '#i18n/translate.ts';
import type { DraftStore } from './draft-store.ts';

export interface FormField {
  label: PlainTranslationKey;
  hint?: PlainTranslationKey;
  isOptional?: boolean;
  /** In characters. From 90% on, the field shows how many are used. */
  limit?: number;
  /** In UTF-16 units: how much of an invalid value is returned to the browser. For values that nobody composes, such as addresses. */
  returnedLength?: number;
  /** Never returned to the browser, such as a password. */
  isSecret?: boolean;
  /** Shown by `choice`: a control with a state of its own, such as a person or a checkbox. It is not kept on the device. */
  isChoice?: boolean;
}

type PrefixOf<Suffix extends string> = {
  [Key in TranslationKey]: Key extends `${infer Prefix}${Suffix}` ? Prefix : never;
}[TranslationKey];

/** Of a form that sends a new text, and whose draft is the text as a whole. @see R9 @see PD-26 */
interface DurableRules {
  drafts: DraftStore;
  /** Notice if it is not saved. */
  failed: TranslationKey;
  /** Notice for values with errors, instead of `failed`. */
  invalid?: TranslationKey;
  /** Notice if a required field is empty. */
  incomplete?: TranslationKey;
}

interface FormDefinition<Name extends string> {
  /** `.submit` and `.submitting` label the button. */
  texts: PrefixOf<'.submit'> & PrefixOf<'.submitting'>;
  /** Value of the button `intent`, if the route has several forms. */
  intent?: string;
  /** False for a form without a signed-in person, or with one choice for one of many records of the page. */
  keepsDraft?: boolean;
  durable?: DurableRules;
  fields: Readonly<Record<Name, FormField>>;
}

export interface DefinedForm<Name extends string> extends FormDefinition<Name> {
  names: readonly Name[];
}

/** `Name` is taken from the schema, which stays on the server: `defineForm<keyof NewAccount>({ … })`. */
export function defineForm<Name extends string>(form: FormDefinition<Name>): DefinedForm<Name> {
  return { ...form, names: Object.keys(form.fields) as Name[] };
}
