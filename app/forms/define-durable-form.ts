import type { PlainTranslationKey, TranslationKey } from '#i18n/translate.ts';
import { type DefinedForm, defineForm, type FormDefinition, type PrefixOf } from './define-form.ts';
import { type DraftBase, DraftStore, isDraftState } from './draft-store.ts';

/** `More` is what only the browser knows of a draft, such as a person's name. */
export type Draft<Name extends string, More = unknown> = DraftBase & Record<Name, string> & More;

interface DurableRules<Name extends string> extends FormDefinition<Name> {
  texts: FormDefinition<Name>['texts'] &
    PrefixOf<'.failed'> &
    PrefixOf<'.failed.text'> &
    PrefixOf<'.otherContent'> &
    PrefixOf<'.offline'> &
    PrefixOf<'.offline.notSent'> &
    PrefixOf<'.offline.back'> &
    PrefixOf<'.draft.notKept'>;
  /** Notice for values with errors, instead of `.failed`. */
  invalid?: TranslationKey;
  /** Notice if a required field is empty. */
  incomplete?: TranslationKey;
  /** The field that gets the error if the request is too large. */
  longText: { name: Name; tooLong: PlainTranslationKey };
}

interface DraftRules<Name extends string, More> {
  /** Prefix of the keys in localStorage. */
  storageKey: string;
  /** False for values that are not worth keeping without others. */
  countsAsInput?: (name: Name, draft: Draft<Name, More>) => boolean;
  /** False for a draft that must not stay on the device. */
  mayStore?: (draft: Draft<Name, More>) => boolean;
  /** Reads `More` from a stored draft, also from one of an older version. */
  parseMore?: (stored: Readonly<Record<string, unknown>>) => More & Partial<Record<Name, string>>;
}

export type IdempotentForm<Name extends string> = DurableRules<Name> & DefinedForm<Name>;

export type DurableForm<Name extends string, More = unknown> = IdempotentForm<Name> & {
  drafts: DraftStore<Draft<Name, More>>;
};

/**
 * Defines a form whose input survives reloads, lost responses and double submission. Forms with the same `drafts` share
 * their list and the fields of its drafts. @see R9 @see PD-26
 */
export function defineDurableForm<Name extends string, More = unknown>(
  rules: DurableRules<Name> & (DraftRules<Name, More> | Pick<DurableForm<Name, More>, 'drafts'>),
): DurableForm<Name, More> {
  const { names } = defineForm(rules);
  return { ...rules, names, drafts: 'drafts' in rules ? rules.drafts : defineDrafts(names, rules) };
}

export function defineDrafts<Name extends string, More = unknown>(
  names: readonly Name[],
  { storageKey, countsAsInput = () => true, mayStore, parseMore }: DraftRules<Name, More>,
): DraftStore<Draft<Name, More>> {
  return new DraftStore<Draft<Name, More>>(storageKey, {
    parse: (stored) => {
      const draft = parseDraft(stored, names);
      return draft && ({ ...draft, ...parseMore?.(stored as Record<string, unknown>) } as Draft<Name, More>);
    },
    isBlank: (draft) => names.every((name) => draft[name].trim() === '' || !countsAsInput(name, draft)),
    ...(mayStore && { mayStore }),
  });
}

function parseDraft<Name extends string>(stored: unknown, names: readonly Name[]): Draft<Name> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { requestId, state, ...fields } = stored as Record<string, unknown>;
  if (typeof requestId !== 'string' || !isDraftState(state)) return null;
  const texts = names.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : '']);
  return { requestId, state, ...Object.fromEntries(texts) };
}
