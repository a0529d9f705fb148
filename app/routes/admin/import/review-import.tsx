import { href, Link, useNavigation } from 'react-router';
import type { Conflicts } from '#features/courses/conflicts.server.ts';
import { type ImportCounts, importStatuses } from '#features/families/import/imports.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { FormKeys } from '#forms/form-sending.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OwnPassword } from '../../account/own-password.tsx';
import { ConflictItem, conflictKey } from '../course/conflict-item.tsx';
import { ColumnChoices } from './column-choices.tsx';
import type { Review, ShownPlan } from './handle-import.server.ts';
import { DownloadRows, ImportForm } from './import-form.tsx';
import { PlannedRows } from './planned-rows.tsx';
import { useImportForm } from './use-import-form.ts';

type ReviewImportProps = {
  review: Review;
  /** Of a lost response. */
  problem: string | null;
};

/** Preview of an import, row by row, before anything is stored. */
export function ReviewImport({ review, problem }: ReviewImportProps) {
  const t = useTranslate();
  const form = useImportForm(null, problem);
  const { plan, isOutdated } = review;
  return (
    <ImportForm file={review} className="flex flex-col gap-6">
      <FormKeys form={form} />
      {problem && <FormProblem>{problem}</FormProblem>}
      {isOutdated && <FormProblem>{t('imports.outdated')}</FormProblem>}
      <ColumnChoices review={review} />
      {plan && <Decision plan={plan} conflicts={review.conflicts} password={review.password} />}
      {plan && <PlannedRows kind={review.kind} plan={plan} />}
    </ImportForm>
  );
}

const tones = { error: 'clay', new: 'moss', changed: 'brass', unchanged: 'neutral' } as const;

type DecisionProps = { plan: ShownPlan } & Pick<Review, 'conflicts' | 'password'>;

function Decision({ plan: { counts, digest }, conflicts, password }: DecisionProps) {
  const t = useTranslate();
  const count = counts.rows.new + counts.rows.changed;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('imports.result')}</h2>
      <div role="status">
        <ul className="flex flex-wrap gap-2">
          {importStatuses.map(
            (status) =>
              counts.rows[status] > 0 && (
                <li key={status}>
                  <Badge tone={tones[status]}>
                    {t(`imports.status.${status}`)}: {t('imports.rows', { count: counts.rows[status] })}
                  </Badge>
                </li>
              ),
          )}
        </ul>
      </div>
      {counts.rows.error > 0 && <p className="text-ink-soft">{t('imports.errorsLeftOut')}</p>}
      {count === 0 && <p>{t('imports.nothing')}</p>}
      {conflicts && <ImportConflicts found={conflicts} />}
      {counts.accounts > 0 && <Invitations counts={counts} />}
      {password && <OwnPassword asked={password} />}
      <input type="hidden" name="reviewed" value={digest} />
      <div className="flex flex-wrap items-center gap-3">
        {count > 0 && <ImportButton count={count} />}
        <DownloadRows only="all" />
        <Link to={href('/admin-console/import')} className={buttonClass({ variant: 'quiet' })}>
          {t('imports.restart')}
        </Link>
      </div>
    </Card>
  );
}

/** The import accepts as many conflicts as are shown. */
function ImportConflicts({ found: { conflicts, count } }: { found: Conflicts }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="import-conflicts">
      <h3 id="import-conflicts" className="text-lg">
        {t('imports.conflicts', { count })}
      </h3>
      <p className="max-w-prose text-ink-soft">{t('imports.conflicts.text')}</p>
      <ul className="mt-2 max-h-80 list-disc space-y-1 overflow-y-auto ps-5 text-sm text-ink-soft marker:text-brass">
        {conflicts.map((conflict) => (
          <ConflictItem key={conflictKey(conflict)} conflict={conflict} />
        ))}
        {count > conflicts.length && <li>{t('courses.conflicts.more', { count: count - conflicts.length })}</li>}
      </ul>
      <input type="hidden" name="conflicts" value={count} />
    </section>
  );
}

function Invitations({ counts }: { counts: ImportCounts }) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-[620] text-ink">
        {t('imports.invitations', { count: counts.accounts })}
      </legend>
      {(['now', 'later'] as const).map((choice) => (
        <div key={choice}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-[560]">
            <input
              type="radio"
              name="invitations"
              value={choice}
              defaultChecked={choice === 'later'}
              aria-describedby={`invitations-${choice}`}
              className="size-5 accent-sea"
            />
            {t(`imports.invitations.${choice}`)}
          </label>
          <p id={`invitations-${choice}`} className="ps-8 text-sm text-ink-soft">
            {t(`imports.invitations.${choice}.text`)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

function ImportButton({ count }: { count: number }) {
  const t = useTranslate();
  const { formData } = useNavigation();
  const isImporting = formData?.get('intent') === 'import';
  return (
    <>
      <Button type="submit" name="intent" value="import" isBusy={formData !== undefined}>
        {isImporting ? t('imports.running') : t('imports.run', { count })}
      </Button>
      <p role="status" className={isImporting ? 'flex items-center gap-3 text-sm text-ink-soft' : 'sr-only'}>
        {isImporting && <progress className="w-24 accent-sea" aria-label={t('imports.running')} />}
        {isImporting && t('imports.running.text')}
      </p>
    </>
  );
}
