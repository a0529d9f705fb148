import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type CountTableProps = { caption: string; headings: string[]; children: ReactNode };

export function CountTable({ caption, headings, children }: CountTableProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading, index) => (
            <th
              key={heading}
              scope="col"
              className={classNames(
                'border-b border-line pb-1.5 text-xs font-[620] text-ink-soft',
                index === 0 ? 'text-start' : 'ps-4 text-end',
              )}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function CountRow({ name, views, share }: { name: ReactNode; views: string; share?: string }) {
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className="border-b border-line py-2 text-start font-normal wrap-anywhere">
        {name}
      </th>
      <CountCell>{views}</CountCell>
      {share !== undefined && <CountCell>{share}</CountCell>}
    </tr>
  );
}

function CountCell({ children }: { children: string }) {
  return <td className="border-b border-line py-2 ps-4 text-end align-top whitespace-nowrap">{children}</td>;
}
