import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A column name, or one with a link that sorts by the column. Numbers are at the end of their cells. */
export type Heading =
  | string
  | { text: string; isNumber?: boolean; to?: string; sorted?: 'ascending' | 'descending' | false };

/** Below 900 px each row is a card and each cell shows its column name. */
export function Table({ caption, headings, children }: { caption: string; headings: Heading[]; children: ReactNode }) {
  return (
    <div className="table-frame relative pane:overflow-x-auto pane:rounded-lg pane:border pane:border-line pane:bg-paper pane:shadow-card">
      <table className="block w-full text-sm pane:table pane:border-separate pane:border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead className="hidden pane:table-header-group">
          <tr>
            {headings.map((each) => {
              const { text, isNumber = false, to, sorted = false } = typeof each === 'string' ? { text: each } : each;
              return (
                <th
                  key={text}
                  scope="col"
                  aria-sort={sorted || undefined}
                  className={classNames(headingClass, isNumber ? 'text-end' : 'text-start')}
                >
                  {to === undefined ? text : <SortLink text={text} to={to} sorted={sorted} />}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className="block space-y-3 pane:table-row-group">{children}</tbody>
      </table>
    </div>
  );
}

const headingClass = 'border-b border-line px-4 py-2 text-xs font-[620] text-ink-soft first:ps-5';

type SortLinkProps = { text: string; to: string; sorted: 'ascending' | 'descending' | false };

function SortLink({ text, to, sorted }: SortLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="-my-1 inline-flex min-h-8 items-center gap-1 text-inherit no-underline hover:text-ink hover:underline"
    >
      {text}
      {sorted && <Icon name="chevron-down" className={classNames('size-4', sorted === 'ascending' && 'rotate-180')} />}
    </Link>
  );
}

export function TableRow({ children }: { children: ReactNode }) {
  return <tr className="list-row">{children}</tr>;
}

export function RowHeading({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="list-cell col-span-2 text-start font-normal">
      {children}
    </th>
  );
}

type CellProps = { label?: string; isWide?: boolean; isNumber?: boolean; children: ReactNode };

/** `label` is shown above the value in cards; `isWide` spans the card. */
export function Cell({ label, isWide = false, isNumber = false, children }: CellProps) {
  return (
    <td className={classNames('list-cell', isWide && 'col-span-2', isNumber && 'tabular-nums pane:text-end')}>
      {label && <span className="list-label">{label}</span>}
      {children}
    </td>
  );
}
