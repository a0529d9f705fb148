import { useSearchParams } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Island } from '#islands/island.tsx';
import { Button } from '#ui/button.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { isFound } from './find-page-words.ts';
import type { PageTitle } from './page-index.server.ts';

/** Search of page titles: while typing, or on submit without a script. */
export function FindPage({ pages }: { pages: readonly PageTitle[] }) {
  const t = useTranslate();
  const [parameters] = useSearchParams();
  const wanted = parameters.get('find') ?? '';
  const found = pages.filter(({ title }) => isFound(wanted, title));
  return (
    <Island name="find-page" props={{}} className="w-full">
      <search className="mt-12 block w-full max-w-xl border-t border-line pt-8">
        <form method="get" className="flex flex-wrap items-end gap-3">
          <TextField
            label={t('notFound.search')}
            name="find"
            type="search"
            autoComplete="off"
            defaultValue={wanted}
            className="grow"
          />
          <Button type="submit" variant="secondary">
            {t('notFound.find')}
          </Button>
        </form>
        <div role="status" className="mt-5">
          <p data-none hidden={wanted.trim() === '' || found.length > 0} className="text-ink-soft">
            {t('notFound.none')}
          </p>
          <ul hidden={found.length === 0} className="divide-y divide-line border-y border-line">
            {pages.map((page) => (
              <li key={page.path} data-title={page.title} hidden={!found.includes(page)}>
                <PublicLink to={page.path} className="text-link flex min-h-11 items-center">
                  {page.title}
                </PublicLink>
              </li>
            ))}
          </ul>
        </div>
      </search>
    </Island>
  );
}
