import { Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

interface ReportToolsProps {
  allReports: string;
  /** Null if the text does not decrypt. */
  pdf: string | null;
  /** Path of a new message to the Academic Mentor; null for readers who are not guardians. */
  ask: string | null;
  askText: 'report.ask' | 'report.askTerm';
}

export function ReportTools({ allReports, pdf, ask, askText }: ReportToolsProps) {
  const t = useTranslate();
  const small = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-3">
      <BackLink to={allReports}>{t('report.back')}</BackLink>
      <div className="flex flex-wrap gap-3">
        {ask && (
          <Link to={ask} className={small}>
            <Icon name="pen-line" />
            {t(askText)}
          </Link>
        )}
        {pdf && (
          <a href={pdf} className={small}>
            <Icon name="download" />
            {t('report.pdf')}
          </a>
        )}
        <Button variant="secondary" size="small" onClick={() => window.print()} className="scripts-only">
          <Icon name="printer" />
          {t('report.print')}
        </Button>
      </div>
    </div>
  );
}
