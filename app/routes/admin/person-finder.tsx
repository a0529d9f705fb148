import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { SearchLimitNote } from '#ui/search-limit-note.tsx';
import { TextField } from '#ui/text-field.tsx';

type PersonFinderProps = {
  name: 'parent' | 'mentor' | 'staff';
  label: string;
  search: string;
  foundCount: number;
  shownAtMost: number;
  waitSeconds: number;
  /** Hidden fields for other URL parameters. */
  children?: ReactNode;
};

/** Search without a script: a separate form above the one being filled in. */
export function PersonFinder({
  name,
  label,
  search,
  foundCount,
  shownAtMost,
  waitSeconds,
  children,
}: PersonFinderProps) {
  const t = useTranslate();
  // Without it, server and browser spell the URL `?add` differently.
  const { pathname } = useLocation();
  return (
    <Form
      role="search"
      action={pathname}
      className="mb-5 hidden flex-col gap-1.5 border-b border-line pb-5 noscript:flex"
    >
      {children}
      <div className="flex items-end gap-3">
        <TextField
          label={label}
          hint={t('students.choice.find.hint')}
          name={name}
          id={`find-${name}`}
          type="search"
          defaultValue={search}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {t('students.choice.find')}
        </Button>
      </div>
      {waitSeconds > 0 && <SearchLimitNote waitSeconds={waitSeconds} />}
      {waitSeconds === 0 && foundCount === 0 && <p className="text-sm text-ink-soft">{t('students.choice.none')}</p>}
      {foundCount >= shownAtMost && (
        <p className="text-sm text-ink-soft">{t('students.choice.more', { count: shownAtMost })}</p>
      )}
    </Form>
  );
}
