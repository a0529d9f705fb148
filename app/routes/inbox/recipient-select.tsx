import { Search } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import type { Correspondent } from '../../features/messages/messages.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ComposeStart } from './compose.server.ts';

/** Finds people without a script: a form of its own, before the one that sends. */
export function RecipientSearch({ start }: { start: ComposeStart | null }) {
  const t = useTranslate();
  const { search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'recipient');
  return (
    <Form method="get" action="/inbox" className="mt-5 flex items-end gap-3">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={t('compose.recipient.search')}
        name="recipient"
        type="search"
        autoComplete="off"
        defaultValue={start?.search}
        className="grow"
      />
      <Button type="submit" variant="secondary">
        <Search aria-hidden />
        {t('compose.recipient.find')}
      </Button>
    </Form>
  );
}

type Chosen = { id: string; fullName: string | null; email: string | null };

type RecipientSelectProps = {
  start: ComposeStart | null;
  chosen: Chosen | null;
  error: string | undefined;
};

/** The first matches, as `Name (address)`. @see contract "forms" */
export function RecipientSelect({ start, chosen, error }: RecipientSelectProps) {
  const t = useTranslate();
  const matches = start?.matches ?? [];
  const isListed = matches.some(({ id }) => id === chosen?.id);
  return (
    <SelectField
      label={t('compose.recipient')}
      name="receiverId"
      translate="no"
      defaultValue={chosen?.id ?? ''}
      hint={<MatchesHint start={start} />}
      error={error}
    >
      <option value="">{t('compose.recipient.choose')}</option>
      {chosen && !isListed && (
        <option value={chosen.id}>
          {chosen.fullName === null
            ? t('compose.recipient.kept')
            : optionText({ fullName: chosen.fullName, email: chosen.email ?? '' })}
        </option>
      )}
      {matches.map((match) => (
        <option key={match.id} value={match.id}>
          {optionText(match)}
        </option>
      ))}
    </SelectField>
  );
}

const optionText = ({ fullName, email }: Pick<Correspondent, 'fullName' | 'email'>) => `${fullName} (${email})`;

function MatchesHint({ start }: { start: ComposeStart | null }) {
  const t = useTranslate();
  if (!start) return null;
  const { search, matches, areMatchesCut } = start;
  if (areMatchesCut) return t('compose.recipient.firstMatches', { count: matches.length });
  if (search === '') return null;
  return matches.length === 0
    ? t('compose.recipient.noMatch')
    : t('compose.recipient.matches', { count: matches.length });
}
