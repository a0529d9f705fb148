import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { isNarrowed, type ListShape, listPath, sortText } from '#platform/lists.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

export interface Column<Shape extends ListShape> {
  text: string;
  /** The column's header sorts by this. */
  sort?: Shape['sorts'][number];
}

export interface ListFiltersProps<Shape extends ListShape, Item> {
  path: string;
  shape: Shape;
  loaded: LoadedList<Shape, Item>;
  searchLabel: string;
  /** Selects named like the filters of `shape`. */
  filters: ReactNode;
  columns: Column<Shape>[];
}

/** Search, filters and, where the table has no header row, the order. */
export function ListFilters<Shape extends ListShape, Item>(props: ListFiltersProps<Shape, Item>) {
  const { path, shape, loaded, searchLabel, filters } = props;
  const { query } = loaded;
  const t = useTranslate();
  return (
    <Form
      role="search"
      action={path}
      key={listPath(path, shape, query)}
      preventScrollReset
      className="grid grid-cols-2 items-end gap-3 pane:flex pane:flex-wrap"
    >
      <TextField
        label={searchLabel}
        name="search"
        type="search"
        defaultValue={query.search}
        className="col-span-2 grow pane:min-w-56"
      />
      {filters}
      <SortSelect {...props} />
      <div className="col-span-2 flex items-center gap-4">
        <Button type="submit" variant="secondary">
          {t('admin.list.submit')}
        </Button>
        {isNarrowed(query) && (
          <Link
            to={path}
            preventScrollReset
            className="text-link inline-flex min-h-11 items-center text-sm whitespace-nowrap"
          >
            {t('admin.list.reset')}
          </Link>
        )}
      </div>
    </Form>
  );
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

type FilterSelectProps<Value extends string> = {
  name: string;
  label: string;
  allLabel: string;
  chosen: Value | null;
  options: readonly (readonly [Value, string])[];
};

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
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
