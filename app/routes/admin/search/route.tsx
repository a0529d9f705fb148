import { data, Form, href, Link } from 'react-router';
import { languageOf } from '#http/language.server.ts';
import { runSearch, searchResponseInit } from '#http/searches.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { searchOf } from '#platform/lists.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { SearchLimitNote } from '#ui/search-limit-note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { searchConsole } from './search-console.server.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const search = searchOf(url.searchParams);
  const language = languageOf(request, context);
  const { found, waitSeconds } = await runSearch({ request, url, context }, [search], () =>
    readForSession(context, (tx) => searchConsole(tx, search, language)),
  );
  return data({ search, found: found ?? [], waitSeconds }, searchResponseInit({ waitSeconds }));
}

/** Where the field of the console leads without a script. @see PD-81 */
export default function ConsoleSearch({ loaderData: { search, found, waitSeconds } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('admin.search')}</PortalTitle>
      <h1 className="text-2xl">{t('admin.search')}</h1>
      <Form
        role="search"
        action={href('/admin-console/search')}
        key={search}
        className="flex max-w-2xl items-end gap-3"
      >
        <TextField
          label={t('admin.search.label')}
          name="search"
          type="search"
          defaultValue={search}
          className="min-w-0 grow"
        />
        <Button type="submit" variant="secondary">
          {t('admin.list.submit')}
        </Button>
      </Form>
      {waitSeconds > 0 && <SearchLimitNote waitSeconds={waitSeconds} />}
      {waitSeconds === 0 && found.length === 0 && <p className="text-ink-soft">{t('admin.list.none')}</p>}
      {found.length > 0 && (
        <ul className={classNames(cardClass, 'max-w-2xl divide-y divide-line')}>
          {found.map(({ id, fullName, details, to }) => (
            <li key={id}>
              <Link to={to} className="flex min-h-13 flex-col justify-center px-5 py-1.5 no-underline hover:bg-ivory">
                <bdi translate="no" className="font-[620]">
                  {fullName}
                </bdi>
                <bdi className="text-sm text-ink-soft">{details}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
