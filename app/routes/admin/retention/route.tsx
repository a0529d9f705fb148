import { listRetentionRuns } from '#features/retention/retention.server.ts';
import type { RetentionRun } from '#features/retention/retention.ts';
import { readForSession } from '#http/session.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { periodText } from './period-text.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { runs: await readForSession(context, listRetentionRuns) };
}

/** The rules of the daily deletion and their last run. @see content §9 @see PD-56 */
export default function RetentionPage({ loaderData: { runs } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="retention" className="flex flex-col gap-4">
      <PortalTitle>{t('retention.title')}</PortalTitle>
      <h1 id="retention" className="text-2xl">
        {t('retention.title')}
      </h1>
      <p className="max-w-prose text-ink-soft">{t('retention.intro')}</p>
      <Table
        caption={t('retention.title')}
        headings={[t('retention.records'), t('retention.kept'), t('retention.lastRun'), t('retention.deleted')]}
      >
        {runs.map((run) => (
          <Row key={run.rule} run={run} />
        ))}
      </Table>
    </section>
  );
}

function Row({ run: { rule, ranAt, deleted } }: { run: RetentionRun }) {
  const { t, dateLocale } = useLanguage();
  return (
    <TableRow>
      <RowHeading>
        <span className="font-[560]">{t(`retention.rule.${rule}`)}</span>
      </RowHeading>
      <Cell label={t('retention.kept')} isWide>
        {periodText(rule, t, dateLocale)}
      </Cell>
      <Cell label={t('retention.lastRun')}>
        {ranAt ? <LocalTime at={ranAt} format="short" className="tabular-nums" /> : t('retention.never')}
      </Cell>
      <Cell label={t('retention.deleted')}>
        <span className="tabular-nums">{ranAt ? deleted.toLocaleString(dateLocale) : '–'}</span>
      </Cell>
    </TableRow>
  );
}
