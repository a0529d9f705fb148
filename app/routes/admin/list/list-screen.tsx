import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import type { ExportedList } from '#http/exported-lists.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { isNarrowed, type ListShape, listPath, rowsPerPage } from '#platform/lists.ts';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { NothingFound } from '#ui/nothing-found.tsx';
import { SearchLimitNote } from '#ui/search-limit-note.tsx';
import { type Heading, Table } from '#ui/table.tsx';
import { ExportButton } from './export-button.tsx';
import { inScope, ListFilters, type ListFiltersProps } from './list-filters.tsx';
import { ListPager } from './list-pager.tsx';

export interface ListScreenProps<Shape extends ListShape, Item> extends ListFiltersProps<Shape, Item> {
  /** Id of the heading, and name of the export. */
  id: ExportedList;
  title: string;
  /** A greater count is not exact. */
  maxCounted?: number;
  /** Shown if the list is empty without filters. */
  empty: { icon: IconName; title: string; text: string };
  /** Leads to the form for a new record. */
  add?: { to: string; label: string };
  /** A link beside it. */
  start?: { to: string; label: string };
  /** Path of the export, outside the console. */
  exportPath?: string;
  /** Of the list's heading: 2 on a page that shows more than the list. */
  level?: 1 | 2;
  /** Other exports of the same rows. */
  moreExports?: readonly { name: string; label: string }[];
  renderRow: (item: Item) => ReactNode;
}

/** A searchable, sortable list of the console with pages. Its state is in the URL. */
export function ListScreen<Shape extends ListShape, Item>(props: ListScreenProps<Shape, Item>) {
  const { id, title, path, shape, loaded, add, start, exportPath, level = 1, moreExports = [] } = props;
  const { maxCounted = Number.POSITIVE_INFINITY } = props;
  const { query, items, count } = loaded;
  const t = useTranslate();
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === path;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} aria-busy={isLoading} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <Heading id={id} className={level === 1 ? 'text-2xl' : 'text-xl'}>
            {title}
          </Heading>
          <p role="status" className="text-sm text-ink-soft">
            {count !== null &&
              (count > 0 || isNarrowed(query)) &&
              (count > maxCounted
                ? t('admin.list.countMore', { count: maxCounted })
                : t('admin.list.count', { count }))}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {items.length > 0 && (
            <ExportButton name={id} path={exportPath} label={t('admin.list.export')} shape={shape} query={query} />
          )}
          {items.length > 0 &&
            moreExports.map((each) => <ExportButton key={each.name} {...each} shape={shape} query={query} />)}
          {start && (
            <Link to={start.to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {start.label}
            </Link>
          )}
          {add && (
            <Link to={add.to} className={buttonClass({ size: 'small' })}>
              {add.label}
            </Link>
          )}
        </div>
      </div>
      <ListFilters {...props} />
      <div className={classNames('transition-opacity', isLoading && 'opacity-60')}>
        <Rows {...props} />
      </div>
      <Pager {...props} />
    </section>
  );
}

function Pager<Shape extends ListShape, Item>(props: ListScreenProps<Shape, Item>) {
  const { path, shape, loaded, maxCounted = Number.POSITIVE_INFINITY } = props;
  const { query, items, next, previous, count } = loaded;
  const first = Math.min(query.row, Math.max(1, (count ?? query.row) - items.length + 1));
  const pageAt = (after: string | null, row: number) => listPath(path, shape, { ...query, after, row });
  return (
    <ListPager
      first={first}
      last={first + items.length - 1}
      count={count}
      maxCounted={maxCounted}
      previous={previous === undefined ? null : pageAt(previous, Math.max(1, first - rowsPerPage))}
      next={next && pageAt(next, first + items.length)}
    />
  );
}

function Rows<Shape extends ListShape, Item>(props: ListScreenProps<Shape, Item>) {
  const { title, path, scope, loaded, empty, renderRow } = props;
  const { items, query, searchWaitSeconds } = loaded;
  const t = useTranslate();
  if (searchWaitSeconds > 0) return <SearchLimitNote waitSeconds={searchWaitSeconds} />;
  if (items.length === 0)
    return isNarrowed(inScope(query, scope)) || query.after !== null ? (
      <NothingFound title={t('admin.list.none')} reset={{ to: path, text: t('admin.list.reset') }}>
        {t('admin.list.none.text')}
      </NothingFound>
    ) : (
      <EmptyState icon={empty.icon} title={empty.title} className={cardClass}>
        {empty.text}
      </EmptyState>
    );
  return (
    <Table caption={title} headings={headingsOf(props)}>
      {items.map(renderRow)}
    </Table>
  );
}

function headingsOf<Shape extends ListShape, Item>(props: ListScreenProps<Shape, Item>): Heading[] {
  const { path, shape, loaded, columns } = props;
  const { query } = loaded;
  return columns.map(({ text, sort, isNumber = false }) => {
    if (sort === undefined) return isNumber ? { text, isNumber } : text;
    const isSorted = sort === query.sort;
    const isDescending = isSorted && !query.isDescending;
    const to = listPath(path, shape, { ...query, sort, isDescending, after: null });
    return { text, isNumber, to, sorted: isSorted && (query.isDescending ? 'descending' : 'ascending') };
  });
}
