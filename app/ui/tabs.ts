/* Tab style for elements with role `tab` and for links with `aria-current`. Selection is not shown by colour
   alone. */
export const tabListClass =
  'tab-list no-print flex gap-1 overflow-x-auto contain-inline-size border-b border-line [scrollbar-width:thin]';

export const tabClass =
  'tab relative -mb-px inline-flex min-h-11.5 items-center gap-2 rounded-t-md border-b-3 border-transparent px-2.5 py-2 sm:px-4 ' +
  'snap-start text-ink-soft whitespace-nowrap no-underline hover:bg-sand hover:text-ink focus-visible:-outline-offset-3 focus-visible:shadow-none ' +
  'aria-selected:border-brass-bright aria-selected:font-[620] aria-selected:text-ink aria-selected:[scroll-initial-target:nearest] ' +
  'aria-[current]:border-brass-bright aria-[current]:font-[620] aria-[current]:text-ink aria-[current]:[scroll-initial-target:nearest] [&>svg]:size-[1.1em]';
