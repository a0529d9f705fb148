import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

type ComboboxOptions<Item> = {
  /** Id of the input; the ids of list and options derive from it. */
  id: string;
  value: string;
  /** Selectable items; empty while a search runs. */
  items: readonly Item[];
  onType: (text: string) => void;
  onOpen: () => void;
  onSelect: (item: Item) => void;
};

/** Implements the ARIA pattern "editable combobox with list autocomplete"; focus stays in the input. */
export function useCombobox<Item extends { id: string }>(options: ComboboxOptions<Item>) {
  const { id, value, onType, onSelect } = options;
  const { isOpen, highlighted, openAt, openWithoutTyping, moveHighlight, close } = useListState(options);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useTapOutside(box, isOpen, close);

  function type(text: string) {
    // Pre-select the first match, except for an empty query.
    openAt(text === '' ? null : 0);
    onType(text);
  }

  function select(item: Item) {
    close();
    onSelect(item);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter selects an item; it must never submit the form.
    if (event.key === 'Enter') event.preventDefault();
    if (isOfInputMethod(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveHighlight(event.key === 'ArrowDown' ? 1 : -1, event);
    }
    if ((event.key === 'Enter' || event.key === 'Tab') && highlighted) select(highlighted);
    // Close the list first, because browsers make scrollable lists tab stops.
    if (event.key === 'Tab') close();
    if (event.key === 'Escape' && (isOpen || value !== '')) {
      event.preventDefault();
      if (!isOpen) onType('');
      close();
    }
  }

  const idOf = (item: Item) => `${id}-option-${item.id}`;
  const popup = { 'aria-expanded': isOpen, 'aria-controls': `${id}-list` };
  return {
    isOpen,
    boxProps: {
      ref: box,
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    inputProps: {
      ...popup,
      id,
      ref: input,
      value,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-activedescendant': highlighted && idOf(highlighted),
      autoComplete: 'off',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      onClick: () => openWithoutTyping(null),
      onKeyDown,
    },
    buttonProps: {
      ...popup,
      tabIndex: -1,
      onMouseDown: keepFocus,
      onClick: () => {
        input.current?.focus();
        if (isOpen) close();
        else openWithoutTyping(null);
      },
    },
    listProps: { id: `${id}-list`, role: 'listbox', onMouseDown: keepFocus },
    optionProps: (item: Item) => ({
      id: idOf(item),
      role: 'option',
      'aria-selected': item === highlighted,
      ref: item === highlighted ? bringIntoView : null,
      onClick: () => select(item),
    }),
  } as const;
}

function useListState<Item>({ items, onOpen }: Pick<ComboboxOptions<Item>, 'items' | 'onOpen'>) {
  const [isOpen, setIsOpen] = useState(false);
  // Index of the highlighted item; negative values count from the end; null: none.
  const [place, setPlace] = useState<number | null>(null);
  const highlighted = isOpen && place !== null ? items.at(place % items.length) : undefined;
  const close = () => setIsOpen(false);

  function openAt(newPlace: number | null) {
    setIsOpen(true);
    setPlace(newPlace);
  }

  function openWithoutTyping(newPlace: number | null) {
    if (isOpen) return;
    openAt(newPlace);
    onOpen();
  }

  /** With the Alt key only opens or closes the list. */
  function moveHighlight(step: 1 | -1, { altKey }: { altKey: boolean }) {
    const end = step === 1 ? 0 : -1;
    if (altKey && step === -1) close();
    else if (!isOpen) openWithoutTyping(altKey ? null : end);
    else setPlace(place === null ? end : place + step);
  }

  return { isOpen, highlighted, openAt, openWithoutTyping, moveHighlight, close };
}

/** A tap outside may leave focus in the input. A touch scroll fires no `pointerup`. */
function useTapOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onPointerUp = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener('pointerup', onPointerUp);
    return () => document.removeEventListener('pointerup', onPointerUp);
  });
}

/** True while an input method is composing. Safari sends the last key after `compositionend`. */
function isOfInputMethod({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
