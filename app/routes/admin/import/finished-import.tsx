import { href, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Finished } from './handle-import.server.ts';
import { DownloadRows, ImportForm } from './import-form.tsx';
import { outcomeText } from './import-texts.ts';

export function FinishedImport({ finished }: { finished: Finished }) {
  const t = useTranslate();
  const { kind, counts, leftOut, sentInvitations } = finished;
  const hasUninvited = counts.accounts > 0 && !sentInvitations;
  return (
    <Card className="flex flex-col gap-5">
      <div role="status">
        <h2 className="text-xl">{t('imports.done')}</h2>
        <ul className="mt-2 list-disc space-y-1 ps-5 marker:text-brass">
          {(['new', 'changed', 'unchanged', 'error'] as const).map(
            (status) =>
              counts.rows[status] > 0 && (
                <li key={status}>{t(`imports.done.${status}`, { count: counts.rows[status] })}</li>
              ),
          )}
          {counts.accounts > 0 && <li>{t('imports.done.accounts', { count: counts.accounts })}</li>}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        {kind === 'students' && (
          <Link to={href('/admin-console/students')} className={buttonClass()}>
            {t('imports.done.students')}
          </Link>
        )}
        {kind === 'students' || kind === 'accounts' ? (
          <Link
            to={hasUninvited ? `${href('/admin-console/accounts')}?state=uninvited` : href('/admin-console/accounts')}
            className={buttonClass({ variant: kind === 'students' ? 'secondary' : 'primary' })}
          >
            {t(hasUninvited ? 'imports.done.uninvited' : 'imports.done.accountList')}
          </Link>
        ) : (
          <Link to={href('/admin-console/courses')} className={buttonClass()}>
            {t('imports.done.courses')}
          </Link>
        )}
        {leftOut.length > 0 && (
          <ImportForm file={finished}>
            <input
              type="hidden"
              name="leftOut"
              value={JSON.stringify(leftOut.map((row) => [row.line, outcomeText(row, t)]))}
            />
            <DownloadRows only="errors" />
          </ImportForm>
        )}
        <Link to={href('/admin-console/import')} className={buttonClass({ variant: 'quiet' })}>
          {t('imports.restart')}
        </Link>
      </div>
    </Card>
  );
}
