import type { ReactNode } from 'react';
import { languages as languagesOfSite } from '#content/languages.ts';
import type { Insights } from '#features/analytics/insights.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { CountRow, CountTable } from './count-table.tsx';
import { useFormats } from './formats.ts';
import { ShareBar } from './share-bar.tsx';

export function PageViews({ pages }: { pages: Insights['pages'] }) {
  const t = useTranslate();
  const rows = pages.map(({ page, views }) => ({ key: page, name: <PagePath page={page} />, views }));
  return <Shares id="views-per-page" title={t('insights.pages.title')} heading={t('insights.page')} rows={rows} />;
}

export function LanguageViews({ languages }: { languages: Insights['languages'] }) {
  const t = useTranslate();
  const rows = languages.map(({ language, views }) => ({
    key: language,
    name: <bdi lang={language}>{languagesOfSite[language].ownName}</bdi>,
    views,
  }));
  return (
    <Shares
      id="views-per-language"
      title={t('insights.languages.title')}
      heading={t('insights.language')}
      rows={rows}
    />
  );
}

function PagePath({ page }: { page: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {page}
    </bdi>
  );
}

type SharesProps = {
  id: string;
  title: string;
  heading: string;
  rows: { key: string; name: ReactNode; views: number }[];
};

function Shares({ id, title, heading, rows }: SharesProps) {
  const t = useTranslate();
  const formats = useFormats();
  const total = rows.reduce((sum, { views }) => sum + views, 0) || 1;
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="mb-4 text-xl">
          {title}
        </h2>
        <CountTable caption={title} headings={[heading, t('insights.views'), t('insights.share')]}>
          {rows.map(({ key, name, views }) => (
            <CountRow
              key={key}
              name={
                <>
                  {name}
                  <ShareBar share={views / total} />
                </>
              }
              views={formats.number(views)}
              share={formats.share(views / total)}
            />
          ))}
        </CountTable>
      </Card>
    </section>
  );
}
