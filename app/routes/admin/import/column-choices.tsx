import { importColumns } from '#features/families/import/imports.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { Review, ShownColumn } from './handle-import.server.ts';
import { columnProblemText, columnText } from './import-texts.ts';

/** Open if a required column is missing. */
export function ColumnChoices({ review: { kind, columns, columnProblem } }: { review: Review }) {
  const t = useTranslate();
  return (
    <details open={columnProblem !== null} className={classNames(cardClass, 'p-5 sm:p-6')}>
      <summary className="min-h-11 cursor-pointer py-2 text-xl font-[620]">{t('imports.columns')}</summary>
      {columnProblem && <FormProblem className="my-3">{columnProblemText(columnProblem, t)}</FormProblem>}
      <p className="mb-4 text-ink-soft">{t('imports.columns.text')}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2 pane:grid-cols-3">
        {columns.map(({ heading, sample, choice }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: each response renders a new form
            key={index}
            name={`column.${index}`}
            label={heading || t('imports.columns.unnamed', { number: index + 1 })}
            hint={sample && <bdi translate="no">{t('imports.columns.sample', { sample })}</bdi>}
            defaultValue={choice ?? ''}
          >
            <option value="">{t('imports.columns.none')}</option>
            {importColumns[kind].map((column) => (
              <option key={column} value={column}>
                {columnText(column, t)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <Button type="submit" name="intent" value="review" variant="secondary" className="mt-5">
        {t('imports.checkAgain')}
      </Button>
    </details>
  );
}

/** The same choices, for the form of a finished import. */
export function HiddenColumns({ columns }: { columns: ShownColumn[] }) {
  return columns.map(({ choice }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered
    <input key={index} type="hidden" name={`column.${index}`} value={choice ?? ''} />
  ));
}
