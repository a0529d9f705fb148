import { type ReactNode, useState } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { classNames } from './class-names.ts';
import { personDetails, personName, personText } from './describe-person.ts';
import { Field, fieldAria, fieldId } from './field.tsx';
import { Icon } from './icon.tsx';
import { useCombobox } from './use-combobox.ts';
import { type FoundPerson, type PersonSearch, usePersonSearch } from './use-person-search.ts';

export type PersonComboboxProps = {
  label: string;
  /** Name of the hidden field that holds the chosen person's id. */
  name: string;
  /** Returns `{ people }` for `?search=`. */
  searchUrl: string;
  chosen: FoundPerson | null;
  onChoose: (person: FoundPerson | null) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  searchesAddresses?: boolean;
  /** `ui.search`: not only people are found. */
  texts?: 'ui.person' | 'ui.search';
};

/** Typing clears the choice. While searching, earlier results stay clickable, but Enter and Tab ignore them. */
export function PersonCombobox(props: PersonComboboxProps) {
  const { label, name, searchUrl, chosen, onChoose, hint, error, isOptional } = props;
  const { searchesAddresses = false, texts = 'ui.person' } = props;
  const t = useTranslate();
  const { search, ...found } = usePersonSearch(searchUrl);
  const [typed, setTyped] = useState('');
  const value = chosen ? personText(chosen, t) : typed;
  const { isOpen, ...box } = useCombobox<FoundPerson>({
    id: fieldId(name),
    value,
    items: found.state === 'searching' ? [] : found.people,
    onType(text) {
      setTyped(text);
      if (chosen) onChoose(null);
      search(text);
    },
    // Search without the text of the current choice, to list everyone.
    onOpen: () => search(typed),
    onSelect(person) {
      setTyped('');
      onChoose(person);
    },
  });
  const shown = isOpen ? found.people : [];
  return (
    <Field {...{ label, hint, error, isOptional }} id={fieldId(name)}>
      <div {...box.boxProps} className="relative">
        <input
          {...box.inputProps}
          {...fieldAria(fieldId(name), { hint, error })}
          dir={value === '' ? undefined : 'auto'}
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          placeholder={t(searchesAddresses ? 'ui.person.placeholder.address' : `${texts}.placeholder`)}
          className={classNames('control', roomForButton)}
        />
        <button
          type="button"
          {...box.buttonProps}
          aria-label={t(`${texts}.show`)}
          className="absolute end-0 top-0 inline-flex h-full w-11 items-center justify-center text-ink-soft"
        >
          <Icon name="chevron-down" className="size-4.5" />
        </button>
        <input type="hidden" name={name} value={chosen?.id ?? ''} />
        <div className={isOpen ? menuLook : 'sr-only'}>
          <ul
            {...box.listProps}
            aria-label={t(`${texts}.found`)}
            hidden={shown.length === 0}
            translate="no"
            className="max-h-80 overflow-y-auto overscroll-contain py-1.5"
          >
            {shown.map((person) => (
              <li key={person.id} {...box.optionProps(person)} className={optionLook}>
                <PersonOption person={person} isChosen={person.id === chosen?.id} />
              </li>
            ))}
          </ul>
          <SearchStatus {...{ found, typed, isOpen, searchesAddresses, texts }} />
        </div>
      </div>
    </Field>
  );
}

/** The button follows the page direction; the typed text may have the other direction. */
const roomForButton = 'pe-12 [[dir=ltr]_&:dir(rtl)]:ps-12 [[dir=rtl]_&:dir(ltr)]:ps-12';

const menuLook =
  'absolute inset-x-0 top-full z-20 mt-1.5 overflow-hidden rounded-lg border border-edge bg-paper shadow-lifted';

/** forced-colors.css marks the highlighted option in forced-colors mode. */
const optionLook =
  'option flex min-h-12 cursor-pointer items-center gap-3 border-s-4 border-transparent px-3 py-1.5 hover:bg-ivory ' +
  'aria-selected:border-sea aria-selected:bg-sea-tint';

function PersonOption({ person, isChosen }: { person: FoundPerson; isChosen: boolean }) {
  const t = useTranslate();
  const details = personDetails(person, t);
  return (
    <>
      <span className="flex min-w-0 grow flex-col items-start">
        <bdi className="max-w-full truncate font-[560]">{personName(person, t)}</bdi>
        {details && <bdi className="max-w-full truncate text-sm text-ink-soft">{details}</bdi>}
      </span>
      {isChosen && <Icon name="check" className="size-4.5 shrink-0 text-sea" />}
    </>
  );
}

type SearchStatusProps = { found: PersonSearch; typed: string; isOpen: boolean } & Required<
  Pick<PersonComboboxProps, 'searchesAddresses' | 'texts'>
>;

/** Always announced; visible only if there are no results to show. */
function SearchStatus(props: SearchStatusProps) {
  const text = useSearchStatus(props);
  return (
    <p role="status" className={props.found.people.length > 0 ? 'sr-only' : 'px-4 py-3.5 text-ink-soft'}>
      {text}
    </p>
  );
}

function useSearchStatus({ found, typed, isOpen, searchesAddresses, texts }: SearchStatusProps): string {
  const t = useTranslate();
  const { state, people, waitSeconds } = found;
  if (!isOpen) return '';
  if (state === 'searching') return t('ui.person.searching');
  if (state === 'failed') return waitSeconds ? t('ui.search.tooMany', { count: waitSeconds }) : t('ui.person.failed');
  if (people.length > 0) return t(`${texts}.count`, { count: people.length });
  if (typed === '') return t('ui.person.nobody');
  return t(searchesAddresses ? 'ui.person.noMatch.address' : `${texts}.noMatch`);
}
