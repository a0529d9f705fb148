import { nameIn } from '#features/reports/report-settings.ts';
import type { PublishedContent } from '#features/reports/reports.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { Fact } from './report-head.tsx';

export function ReportText({ content }: { content: PublishedContent }) {
  const { language, t } = useLanguage();
  const { names, target, comment, nextStep } = content;
  return (
    <>
      <dl className="report-grades">
        <Fact name={t('reports.attainment')}>
          <bdi translate="no">{nameIn(names.attainment, language)}</bdi>
        </Fact>
        <Fact name={t('reports.effort')}>
          <bdi translate="no">{nameIn(names.effort, language)}</bdi>
        </Fact>
      </dl>
      <Part title={t('reports.target')} text={target} />
      <Part title={t('reports.comment')} text={comment} />
      <Part title={t('reports.nextStep')} text={nextStep} />
    </>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <section className="report-part">
      <h2>{title}</h2>
      <p dir="auto" translate="no">
        {text}
      </p>
    </section>
  );
}
