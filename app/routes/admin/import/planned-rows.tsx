import {
  type ImportKind,
  type ImportRow,
  type ImportStatus,
  importLimits,
  importStatuses,
  keyColumns,
} from '#features/families/import/imports.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import type { ShownPlan } from './handle-import.server.ts';
import { columnText, outcomeText } from './import-texts.ts';

type PlannedRowsProps = { kind: ImportKind; plan: ShownPlan };

/** A table per status; that with errors comes first and is open. */
export function PlannedRows({ kind, plan: { counts, rows } }: PlannedRowsProps) {
  return importStatuses.map((status) => {
    const shown = rows.filter((row) => row.status === status);
    return shown.length === 0 ? null : (
      <Group key={status} {...{ kind, status, rows: shown, count: counts.rows[status] }} />
    );
  });
}

type GroupProps = { kind: ImportKind; status: ImportStatus; rows: ImportRow[]; count: number };

function Group({ kind, status, rows, count }: GroupProps) {
  const t = useTranslate();
  const title = t(`imports.status.${status}`);
  const keyLabel = columnText(keyColumns[kind], t);
  return (
    <details open={status !== 'unchanged'}>
      <summary className="mb-3 min-h-11 cursor-pointer py-2 text-xl font-[620]">
        {title} ({t('imports.rows', { count })})
      </summary>
      <Table caption={title} headings={[t('imports.record'), keyLabel, t('imports.line'), t('imports.outcome')]}>
        {rows.map((row) => (
          <TableRow key={row.line}>
            <RowHeading>
              <bdi translate="no" className="font-[620]">
                {row.name || '–'}
              </bdi>
            </RowHeading>
            <Cell label={keyLabel}>
              <bdi translate="no" className="wrap-anywhere">
                {row.key || '–'}
              </bdi>
            </Cell>
            <Cell label={t('imports.line')}>
              <span className="tabular-nums">{row.line}</span>
            </Cell>
            <Cell label={t('imports.outcome')} isWide>
              {outcomeText(row, t)}
            </Cell>
          </TableRow>
        ))}
      </Table>
      {count > rows.length && (
        <p className="mt-3 text-sm text-ink-soft">{t('imports.more', { shown: importLimits.shownRows })}</p>
      )}
    </details>
  );
}
