import { figures } from '#content/legal/figures.ts';
import { useTranslate } from '#i18n/language-context.tsx';

/** Time runs downwards to the start date and beyond. @see content §9 Refunds and payment */
export function RefundTiers() {
  const t = useTranslate();
  const { halfRefundFromDays: from, halfRefundToDays: to } = figures;
  return (
    <figure className="diagram">
      <figcaption>{t('legal.refunds.title')}</figcaption>
      <ul className="grid gap-3">
        <Tier when={t('legal.refunds.full', { count: figures.fullRefundBeyondDays })} {...figures.fullRefund} />
        <Tier when={t('legal.refunds.half', { from, to })} {...figures.halfRefund} />
        <Tier when={t('legal.refunds.quarter', { count: figures.quarterRefundBelowDays })} {...figures.quarterRefund} />
        <li aria-hidden className="refund-start">
          <span>{t('legal.refunds.startDate')}</span>
        </li>
        <Tier when={t('legal.refunds.none')} {...figures.refundAfterStart} />
      </ul>
    </figure>
  );
}

function Tier({ when, share }: { when: string; share: number }) {
  const t = useTranslate();
  const percent = Math.round(share * 100);
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3">
        <span>{when}</span>
        <b className="font-heading text-xl font-[480] tabular-nums">{t('legal.percent', { percent })}</b>
      </p>
      <div className="refund-bar">
        <div style={{ inlineSize: `${percent}%` }} />
      </div>
    </li>
  );
}
