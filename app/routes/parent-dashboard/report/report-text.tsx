import { nameIn } from '#features/reports/report-settings.ts';
import type { PublishedContent } from '#features/reports/reports.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { WrittenText } from '#ui/written-text.tsx';
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

export function ReportParts({ content: { target, comment, nextStep, language }, heading }: ReportPartsProps) {
  const t = useTranslate();
  return (
    <>
      <Part heading={heading} title={t('reports.target')} text={target} language={language} />
      <Part heading={heading} title={t('reports.comment')} text={comment} language={language} />
      <Part heading={heading} title={t('reports.nextStep')} text={nextStep} language={language} />
    </>
  );
}

type PartProps = { heading: 'h2' | 'h3'; title: string; text: string; language: string };

function Part({ heading: Heading, title, text, language }: PartProps) {
  if (text === '') return null;
  return (
    <section className="report-part">
      <Heading>{title}</Heading>
      <WrittenText text={text} language={language || null} className="written" />
    </section>
  );
}
