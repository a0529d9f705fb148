import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicLink } from '../../ui/public-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PageTitle } from './page-index.server.ts';

/** Search of page titles: while typing, or on submit without a script. */
export function FindPage({ pages }: { pages: readonly PageTitle[] }) {
  const t = useTranslate();
  const [parameters] = useSearchParams();
  const [wanted, setWanted] = useState(parameters.get('find') ?? '');
  const found = pagesWith(wanted, pages);
  return (
    <search className="mt-12 w-full max-w-xl border-t border-line pt-8">
      <form method="get" className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('notFound.search')}
          name="find"
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {t('notFound.find')}
        </Button>
      </form>
      <div role="status" className="mt-5">
        {wanted.trim() !== '' && found.length === 0 && <p className="text-ink-soft">{t('notFound.none')}</p>}
        {found.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {found.map(({ path, title }) => (
              <li key={path}>
                <PublicLink to={path} className="text-link flex min-h-11 items-center">
                  {title}
                </PublicLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}

/** Pages whose title contains every word, ignoring case and accents. */
function pagesWith(wanted: string, pages: readonly PageTitle[]): readonly PageTitle[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return words.length === 0 ? [] : pages.filter(({ title }) => words.every((word) => plain(title).includes(word)));
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
