import type { Insights, VitalCounts } from '#features/analytics/insights.server.ts';
import { type Vital, vitals, vitalThresholds } from '#features/analytics/vitals.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { useFormats } from './formats.ts';
import { ShareBar } from './share-bar.tsx';
import { PagePath } from './shares.tsx';

export function VitalsPerPage({ pages }: { pages: Insights['pages'] }) {
  const t = useTranslate();
  const { lcp, inp, cls } = vitalThresholds;
  const labelOf = (vital: Vital) => t(`insights.vital.${vital}`, { name: vital.toUpperCase() });
  return (
    <section aria-labelledby="vitals">
      <h3 id="vitals" className="mb-1 text-xl">
        {t('insights.vitals.title')}
      </h3>
      <p className="mb-4 max-w-prose text-ink-soft">
        {t('insights.vitals.lead', { lcp: lcp.good / 1_000, inp: inp.good, cls: cls.good })}
      </p>
      <Table caption={t('insights.vitals.title')} headings={[t('insights.page'), ...vitals.map(labelOf)]}>
        {pages.map(({ page, vitals: measured }) => (
          <TableRow key={page}>
            <RowHeading>
              <PagePath page={page} />
            </RowHeading>
            {vitals.map((vital) => (
              <Cell key={vital} label={labelOf(vital)} isWide>
                <Measured counts={measured[vital]} />
              </Cell>
            ))}
          </TableRow>
        ))}
      </Table>
    </section>
  );
}

function Measured({ counts: { good, needs_improvement: middling, poor } }: { counts: VitalCounts }) {
  const t = useTranslate();
  const formats = useFormats();
  const total = good + middling + poor;
  if (total === 0) return <span className="text-ink-soft">{t('insights.vitals.none')}</span>;
  // Round down, so that 100% means all.
  const shareOfGood = Math.floor((good * 100) / total) / 100;
  const parts = [
    { share: good / total, fill: 'fill-moss' },
    { share: middling / total, fill: 'fill-brass-bright' },
    { share: poor / total, fill: 'fill-clay' },
  ];
  return (
    <>
      <span className="font-[620]">{t('insights.vitals.good', { share: formats.share(shareOfGood) })}</span>
      <ShareBar parts={parts} className="my-1" />
      <span className="block text-xs text-ink-soft tabular-nums">
        {t('insights.vitals.counts', { good, middling, poor })}
      </span>
    </>
  );
}
