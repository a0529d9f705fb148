import { href, Link } from 'react-router';
import { type Language, languages } from '#content/languages.ts';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import { readPublishedFacts } from '#features/school-facts/school-facts.server.ts';
import {
  answeredLanguages,
  type FactContent,
  isAnswered,
  isWritten,
  missingLanguages,
  questionsPath,
  type SchoolFact,
  schoolFacts,
} from '#features/school-facts/school-facts.ts';
import { languageOf } from '#http/language.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { localizedPath } from '#i18n/paths.ts';
import { dayAt } from '#i18n/time-in-zone.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = await readForSession(context, readPublishedFacts);
  const today = dayAt(new Date(), schoolTimeZone);
  const language = languageOf(request, context);
  return {
    facts: schoolFacts.map((id) => listed(id, facts[id], { language, today })),
    answered: answeredLanguages(facts, today),
  };
}

interface ListedFact {
  id: SchoolFact;
  state: 'none' | 'published' | 'over';
  /** Languages without its text, as the reader's language lists them. */
  missing: string;
}

function listed(
  id: SchoolFact,
  content: FactContent | undefined,
  { language, today }: { language: Language; today: string },
): ListedFact {
  if (!content) return { id, state: 'none', missing: '' };
  const isOver = !isWritten(id) && !isAnswered(id, content, language, today);
  const locale = languages[language].dateLocale;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const missing = missingLanguages(content).map((code) => names.of(code) ?? code);
  return {
    id,
    state: isOver ? 'over' : 'published',
    missing: new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing),
  };
}

/** The published and missing facts of the public page of questions. @see PD-62 */
export default function SchoolFacts({ loaderData: { facts, answered } }: Route.ComponentProps) {
  const { t, language } = useLanguage();
  const shown = answered.includes(language) ? language : answered[0];
  return (
    <section aria-labelledby="school-facts" className="flex flex-col gap-4">
      <PortalTitle>{t('facts.title')}</PortalTitle>
      <div>
        <h1 id="school-facts" className="text-2xl">
          {t('facts.title')}
        </h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('facts.intro')}</p>
        {shown && (
          <a
            href={localizedPath(shown, questionsPath)}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('facts.open')}
          </a>
        )}
      </div>
      {!shown && (
        <EmptyState icon="message-square-text" title={t('facts.unpublished')}>
          {t('facts.unpublished.text')}
        </EmptyState>
      )}
      <Table caption={t('facts.title')} headings={[t('facts.fact'), t('facts.state'), t('facts.actions')]}>
        {facts.map((fact) => (
          <FactRow key={fact.id} {...fact} />
        ))}
      </Table>
    </section>
  );
}

function FactRow({ id, state, missing }: ListedFact) {
  const t = useTranslate();
  const name = t(`facts.${id}`);
  return (
    <TableRow>
      <RowHeading>
        <span className="font-[560]">{name}</span>
      </RowHeading>
      <Cell label={t('facts.state')}>
        <span className="flex flex-wrap items-center gap-2">
          {state === 'none' ? (
            <span className="text-ink-soft">{t('facts.state.none')}</span>
          ) : (
            <Badge tone={state === 'over' ? 'clay' : 'moss'}>{t(`facts.state.${state}`)}</Badge>
          )}
          {missing !== '' && <Badge tone="clay">{t('facts.state.missing', { languages: missing })}</Badge>}
        </span>
      </Cell>
      <Cell isWide>
        <Link
          to={href('/admin-console/school-facts/:fact', { fact: id })}
          aria-label={t('facts.changeOf', { fact: name })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('facts.change')}
        </Link>
      </Cell>
    </TableRow>
  );
}
