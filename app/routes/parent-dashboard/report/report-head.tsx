import type { ReactNode } from 'react';
import { school } from '#content/school.ts';
import type { PublishedReport, ReportedStudent } from '#features/reports/reports.ts';
import { levelText } from '#features/students/stages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { MeridianMark } from '#ui/meridian-mark.tsx';

type LetterheadProps = { eyebrow?: string | null; title: string };

/** The name of the school, and what the report is about. @see PD-6 */
export function Letterhead({ eyebrow, title }: LetterheadProps) {
  const t = useTranslate();
  return (
    <>
      <div className="letterhead">
        <MeridianMark className="size-10 shrink-0" />
        <p>
          <bdi translate="no" className="font-heading text-lg">
            {school.name}
          </bdi>
        </p>
      </div>
      <p className="eyebrow mt-6">
        {t('report.heading')}
        {eyebrow && (
          <>
            {' · '}
            <bdi translate="no">{eyebrow}</bdi>
          </>
        )}
      </p>
      <h1 id="report-title" data-route-focus tabIndex={-1} className="text-3xl outline-none">
        <bdi translate="no">{title}</bdi>
      </h1>
    </>
  );
}

export function StudentFacts({ student }: { student: ReportedStudent }) {
  const t = useTranslate();
  const level = levelText(student, t);
  return (
    <>
      <Fact name={t('report.student')}>
        <bdi translate="no">{student.fullName}</bdi>
      </Fact>
      <Fact name={t('report.number')}>
        <bdi translate="no" className="tabular-nums">
          {student.studentNumber}
        </bdi>
      </Fact>
      {level && <Fact name={t('report.level')}>{level}</Fact>}
    </>
  );
}

type ReportHeadProps = Pick<PublishedReport, 'student' | 'shown'> & { term: string | null; subject: string };

export function ReportHead({ student, shown, term, subject }: ReportHeadProps) {
  const t = useTranslate();
  return (
    <header>
      <Letterhead eyebrow={term} title={subject} />
      <dl className="report-facts">
        <StudentFacts student={student} />
        <Fact name={t('report.author')}>
          {shown.authorName ? <bdi translate="no">{shown.authorName}</bdi> : t('report.formerUser')}
        </Fact>
        <Fact name={shown.number > 1 ? t('report.corrected') : t('report.publishedOn')}>
          <LocalTime at={shown.publishedAt} format="long" />
        </Fact>
      </dl>
    </header>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
