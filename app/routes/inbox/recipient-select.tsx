import { Form, href, useLocation } from 'react-router';
import type { Correspondent } from '#features/messages/messages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { personText } from '#ui/describe-person.ts';
import { Icon } from '#ui/icon.tsx';
import { SearchLimitNote } from '#ui/search-limit-note.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FoundPerson } from '#ui/use-person-search.ts';
import type { ComposeStart } from './compose.server.ts';

export function RecipientSearch({ start }: { start: ComposeStart | null }) {
  const t = useTranslate();
  const { search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'recipient');
  return (
    <Form method="get" action={href('/inbox')} className="mt-5 hidden noscript:block">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex items-end gap-3">
        <TextField
          label={t('compose.recipient.search')}
          name="recipient"
          type="search"
          autoComplete="off"
          defaultValue={start?.search}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          <Icon name="search" />
          {t('compose.recipient.find')}
        </Button>
      </div>
      {start && <MatchesNote start={start} />}
    </Form>
  );
}

function MatchesNote({ start: { search, matches, areMatchesCut, searchWaitSeconds } }: { start: ComposeStart }) {
  const t = useTranslate();
  if (searchWaitSeconds > 0) return <SearchLimitNote waitSeconds={searchWaitSeconds} />;
  const count = matches.length;
  if (!areMatchesCut && search === '') return null;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {areMatchesCut && t('compose.recipient.firstMatches', { count })}
      {!areMatchesCut && (count === 0 ? t('compose.recipient.noMatch') : t('compose.recipient.matches', { count }))}
    </p>
  );
}

type RecipientSelectProps = {
  label: string;
  name: string;
  matches: readonly Correspondent[];
  chosen: FoundPerson | null;
  onChoose: (person: FoundPerson | null) => void;
  error: string | undefined;
};

/** The first matches as `Name (role)`, and the current choice. @see contract "forms" */
export function RecipientSelect({ label, name, matches, chosen, onChoose, error }: RecipientSelectProps) {
  const t = useTranslate();
  const people = chosen && !matches.some(({ id }) => id === chosen.id) ? [chosen, ...matches] : matches;
  return (
    <SelectField
      label={label}
      name={name}
      translate="no"
      value={chosen?.id ?? ''}
      onChange={({ target }) => {
        // The start script dispatches a change event for every select, changed or not.
        if (target.value !== (chosen?.id ?? '')) onChoose(people.find(({ id }) => id === target.value) ?? null);
      }}
      error={error}
    >
      <option value="">{t('compose.recipient.choose')}</option>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {personText(person, t)}
        </option>
      ))}
    </SelectField>
  );
}
