import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useSubmit } from 'react-router';
import { maxListed, type YearEndStudent } from '#features/students/year-end.ts';
import { checkboxState } from '#forms/checkbox-state.ts';
import { keptControl, type RowsDraft } from '#forms/use-rows.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import { type GroupRow, type ShownStudents, searchField, studentValueName } from './year-end-forms.ts';

type KeptStudentsProps = { group: GroupRow; shown: ShownStudents | null; kept: RowsDraft };

/** The students for whom nothing changes and, on demand, those who can be chosen. */
export function KeptStudents({ group, shown, kept }: KeptStudentsProps) {
  const t = useTranslate();
  const post = usePostInPlace();
  return (
    <div className="mt-2">
      {shown ? (
        <ShownHeading />
      ) : (
        <button
          type="submit"
          name="show"
          value={group.key}
          onClick={post}
          className="text-link min-h-11 cursor-pointer py-2.5 text-start text-sm"
        >
          {t('yearEnd.kept')}
        </button>
      )}
      {shown && group.count > maxListed && <Search shown={shown} />}
      {shown?.students.length === 0 && <p className="my-2 text-sm text-ink-soft">{t('yearEnd.search.none')}</p>}
      {!shown && group.kept.length > 0 && <p className="text-sm text-ink-soft">{t('yearEnd.keptStudents')}</p>}
      <Choices kept={kept} students={[...group.kept, ...(shown?.students ?? [])]} />
    </div>
  );
}

/** Takes the focus when the response to the button shows the list. */
function ShownHeading() {
  const t = useTranslate();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className="my-1 w-fit py-1 text-sm font-[620]">
        {t('yearEnd.kept')}
      </h4>
      <p className="max-w-prose text-sm text-ink-soft">{t('yearEnd.kept.text')}</p>
    </>
  );
}

function Search({ shown: { key, search, students } }: { shown: ShownStudents }) {
  const t = useTranslate();
  const post = usePostInPlace();
  const button = useRef<HTMLButtonElement>(null);
  function searchOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    button.current?.click();
  }
  return (
    <div className="my-3 flex flex-wrap items-end gap-3">
      <TextField
        label={t('yearEnd.search')}
        hint={students.length === maxListed ? t('yearEnd.search.more', { count: maxListed }) : undefined}
        name={searchField(key)}
        id="year-end-search"
        type="search"
        autoComplete="off"
        defaultValue={search}
        onKeyDown={searchOnEnter}
        className="min-w-0 grow sm:max-w-sm"
      />
      <Button ref={button} type="submit" name="show" value={key} variant="secondary" onClick={post}>
        {t('yearEnd.search.submit')}
      </Button>
    </div>
  );
}

function Choices({ kept, students }: { kept: RowsDraft; students: YearEndStudent[] }) {
  const listed = students.filter(({ id }, index) => students.findIndex((other) => other.id === id) === index);
  if (listed.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {listed.map(({ id, fullName, studentNumber }) => (
        <li key={id}>
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              name="kept"
              value={id}
              {...checkboxState(keptControl(kept, studentValueName(id)))}
              className="size-5 shrink-0 accent-sea"
            />
            <span className="min-w-0 wrap-anywhere">
              <bdi translate="no">{fullName}</bdi>{' '}
              <bdi translate="no" className="text-sm text-ink-soft tabular-nums">
                {studentNumber}
              </bdi>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Posts the whole form, which keeps the choices, without scrolling. */
function usePostInPlace() {
  const submit = useSubmit();
  return (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    void submit(event.currentTarget, { preventScrollReset: true });
  };
}
