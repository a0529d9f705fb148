import { nameIn } from '#features/reports/report-settings.ts';
import type { PublishedContent } from '#features/reports/reports.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { Fact } from './report-head.tsx';

export function ReportText({ content }: { content: PublishedContent }) {
  const { language, t } = useLanguage();
  const { names } = content;
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
      <ReportParts content={content} heading="h2" />
    </>
  );
}

type ReportPartsProps = { content: PublishedContent; heading: 'h2' | 'h3' };

export function ReportParts({ content: { target, comment, nextStep }, heading }: ReportPartsProps) {
  const t = useTranslate();
  return (
    <>
      <Part heading={heading} title={t('reports.target')} text={target} />
      <Part heading={heading} title={t('reports.comment')} text={comment} />
      <Part heading={heading} title={t('reports.nextStep')} text={nextStep} />
    </>
  );
}

type PartProps = { heading: 'h2' | 'h3'; title: string; text: string };

function Part({ heading: Heading, title, text }: PartProps) {
  if (text === '') return null;
  return (
    <section className="report-part">
      <Heading>{title}</Heading>
      <p dir="auto" translate="no">
        {text}
      </p>
    </section>
  );
}
