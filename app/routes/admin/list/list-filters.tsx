import { type ChangeEvent, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { isNarrowed, type ListShape, listPath, sortText } from '#platform/lists.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/select-field.tsx';

export interface Column<Shape extends ListShape> {
  text: string;
  /** The column's header sorts by this. */
  sort?: Shape['sorts'][number];
  /** A column of numbers. */
  isNumber?: boolean;
}

export interface ListFilter {
  /** Name of a filter of the list's shape. */
  name: string;
  /** Null if the text of the choice says it. */
  label: string | null;
  /** What is chosen, as text; null: nothing. */
  chosen: string | null;
  control: ReactNode;
}

export interface ListFiltersProps<Shape extends ListShape, Item> {
  path: string;
  shape: Shape;
  loaded: LoadedList<Shape, Item>;
  searchLabel: string;
  filters: readonly ListFilter[];
  columns: Column<Shape>[];
  /** A filter that chooses what is listed, such as a day: alone, it does not narrow the list. */
  scope?: (keyof Shape['filters'] & string) | undefined;
  /** What can be done with all results. */
  several?: ReactNode;
}

export const inScope = <Query extends { filters: object }>(query: Query, scope: string | undefined) =>
  scope === undefined ? query : { ...query, filters: { ...query.filters, [scope]: null } };

/** Search, filters behind a disclosure, those in use, and, where the table has no header row, the order. */
export function ListFilters<Shape extends ListShape, Item>(props: ListFiltersProps<Shape, Item>) {
  const { path, shape, loaded, searchLabel, filters, several, scope } = props;
  const { query } = loaded;
  const t = useTranslate();
  const here = listPath(path, shape, query);
  const { form, onChange } = useSubmitOnChange(here);
  const active = filters.filter(({ chosen }) => chosen !== null);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Form ref={form} role="search" action={path} preventScrollReset onChange={onChange} className="contents">
          <div className="flex min-w-72 grow gap-3 pane:max-w-xl">
            <label htmlFor="list-search" className="sr-only">
              {searchLabel}
            </label>
            <input
              key={query.search}
              id="list-search"
              name="search"
              type="search"
              placeholder={searchLabel}
              defaultValue={query.search}
              className="control min-w-0 grow md:pointer-fine:min-h-9.5 md:pointer-fine:py-1"
            />
            <Button type="submit" variant="secondary" size="small">
              <Icon name="search" className="sm:hidden" />
              <span className="max-sm:sr-only">{t('admin.list.submit')}</span>
            </Button>
          </div>
          <details className="open:order-last open:w-full">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm md:pointer-fine:min-h-9.5">
              {t('admin.list.filters', { count: active.length })}
            </summary>
            <div key={here} className="grid grid-cols-2 items-end gap-3 pb-2 pane:flex pane:flex-wrap">
              {filters.map(({ name, control }) => (
                <Fragment key={name}>{control}</Fragment>
              ))}
              <SortSelect {...props} />
            </div>
          </details>
        </Form>
        {several}
      </div>
      {isNarrowed(inScope(query, scope)) && (active.length > 0 || loaded.items.length > 0) && (
        <ul className="flex flex-wrap items-center gap-2" aria-label={t('admin.list.activeFilters')}>
          {active.map(({ name, label, chosen }) => (
            <li key={name}>
              <Link
                to={listPath(path, shape, { ...query, filters: { ...query.filters, [name]: null }, after: null })}
                preventScrollReset
                className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-paper ps-3 pe-2 text-sm no-underline hover:bg-sand pointer-coarse:min-h-11"
              >
                <span className="sr-only">{t('admin.list.removeFilter')}</span>
                <span>
                  {label !== null && `${label}: `}
                  <bdi className="font-[620]">{chosen}</bdi>
                </span>
                <Icon name="x" className="size-4" />
              </Link>
            </li>
          ))}
          <li>
            <Link to={path} preventScrollReset className="text-link inline-flex min-h-11 items-center text-sm">
              {t('admin.list.reset')}
            </Link>
          </li>
        </ul>
      )}
    </>
  );
}

/** Submits the form when a filter changes. The new list renders new fields, so the focus returns to the changed one. */
function useSubmitOnChange(here: string) {
  const form = useRef<HTMLFormElement>(null);
  const changed = useRef<string | null>(null);
  const shown = useRef(here);
  useEffect(() => {
    if (shown.current === here) return;
    shown.current = here;
    const field = changed.current === null ? null : form.current?.elements.namedItem(changed.current);
    changed.current = null;
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus({ preventScroll: true });
  }, [here]);
  function onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLSelectElement)) return;
    changed.current = target.name;
    currentTarget.requestSubmit();
  }
  return { form, onChange };
}

function SortSelect<Shape extends ListShape, Item>({ columns, loaded: { query } }: ListFiltersProps<Shape, Item>) {
  const t = useTranslate();
  return (
    <SelectField label={t('admin.list.sort')} name="sort" defaultValue={sortText(query)} className="pane:hidden">
      {columns.flatMap(({ text: column, sort }) =>
        sort === undefined
          ? []
          : [
              <option key={sort} value={sort}>
                {t('admin.list.sort.ascending', { column })}
              </option>,
              <option key={`-${sort}`} value={`-${sort}`}>
                {t('admin.list.sort.descending', { column })}
              </option>,
            ],
      )}
    </SelectField>
  );
}

type SelectFilter<Value extends string> = {
  name: string;
  label: string;
  allLabel: string;
  chosen: Value | null;
  options: readonly (readonly [Value, string])[];
};

export function selectFilter<Value extends string>(filter: SelectFilter<Value>): ListFilter {
  const { name, label, chosen, options } = filter;
  const text = options.find(([value]) => value === chosen)?.[1] ?? chosen;
  return { name, label, chosen: text, control: <FilterSelect {...filter} /> };
}

export function FilterSelect<Value extends string>(props: SelectFilter<Value>) {
  const { name, label, allLabel, chosen, options } = props;
  return (
    <SelectField label={label} name={name} id={`filter-${name}`} defaultValue={chosen ?? ''} className="pane:w-44">
      <option value="">{allLabel}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
