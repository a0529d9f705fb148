import type { ReactNode } from 'react';
import { cardClass } from './card.tsx';
import { classNames } from './class-names.ts';

/** A table; below 900 px each row is a card and each cell shows its column name. */
export function Table({ caption, headings, children }: { caption: string; headings: string[]; children: ReactNode }) {
  return (
    <table className="block w-full text-sm pane:table pane:border-separate pane:border-spacing-0">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden pane:table-header-group">
        <tr>
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className="border-b border-line px-4 py-2 text-start text-xs font-[620] text-ink-soft first:ps-5"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block space-y-3 pane:table-row-group">{children}</tbody>
    </table>
  );
}

export function TableRow({ children }: { children: ReactNode }) {
  return (
    <tr
      className={classNames(
        'grid grid-cols-2 gap-x-4 gap-y-3 p-4',
        cardClass,
        'pane:table-row pane:rounded-none pane:border-0 pane:bg-transparent pane:shadow-none pane:hover:bg-ivory/70',
      )}
    >
      {children}
    </tr>
  );
}

const cellClass =
  'block min-w-0 pane:table-cell pane:border-b pane:border-line pane:px-4 pane:py-2.5 pane:align-middle pane:first:ps-5';

export function RowHeading({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={classNames(cellClass, 'col-span-2 text-start font-normal')}>
      {children}
    </th>
  );
}

type CellProps = { label?: string; isWide?: boolean; children: ReactNode };

/** `label` is shown above the value in cards; `isWide` spans the card. */
export function Cell({ label, isWide = false, children }: CellProps) {
  return (
    <td className={classNames(cellClass, isWide && 'col-span-2')}>
      {label && <span className="block text-xs text-ink-soft pane:hidden">{label}</span>}
      {children}
    </td>
  );
}
