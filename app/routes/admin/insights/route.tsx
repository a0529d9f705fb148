import { Form } from 'react-router';
import { readInsights } from '#features/analytics/insights.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { LanguageViews, PageViews } from './shares.tsx';
import { ViewsPerDay } from './views-per-day.tsx';

const periods = [7, 30, 90];
const usualPeriod = 30;

export async function loader({ url, context }: Route.LoaderArgs) {
  const wanted = Number(url.searchParams.get('days'));
  const dayCount = periods.includes(wanted) ? wanted : usualPeriod;
  return { dayCount, ...(await readForSession(context, (tx) => readInsights(tx, dayCount))) };
}

/** Page views of visitors who allow analytics. @see PD-11 */
export default function Insights({ loaderData }: Route.ComponentProps) {
  const { dayCount, days, pages, languages } = loaderData;
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('insights.title')}</PortalTitle>
      <section aria-labelledby="insights" className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="max-w-prose">
            <h1 id="insights" className="mb-1 text-2xl">
              {t('insights.heading')}
            </h1>
            <p className="text-ink-soft">{t('insights.lead')}</p>
          </div>
          <PeriodChoice dayCount={dayCount} />
        </div>
        {pages.length === 0 ? (
          <EmptyState icon="chart-no-axes-column" title={t('insights.empty')} className={cardClass}>
            {t('insights.empty.text')}
          </EmptyState>
        ) : (
          <>
            <ViewsPerDay days={days} />
            <div className="grid items-start gap-6 pane:grid-cols-[3fr_2fr]">
              <PageViews pages={pages} />
              <LanguageViews languages={languages} />
            </div>
          </>
        )}
      </section>
    </>
  );
}

function PeriodChoice({ dayCount }: { dayCount: number }) {
  const t = useTranslate();
  return (
    <Form key={dayCount} preventScrollReset className="flex items-end gap-3 print:hidden">
      <SelectField label={t('insights.period')} name="days" defaultValue={dayCount} className="w-52">
        {periods.map((count) => (
          <option key={count} value={count}>
            {t('insights.period.days', { count })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {t('insights.period.submit')}
      </Button>
    </Form>
  );
}
