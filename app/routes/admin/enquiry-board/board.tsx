import { type DragEvent, useRef } from 'react';
import { Form, href, Link, useNavigation, useSubmit } from 'react-router';
import { type BoardCard, type BoardColumn, nextState } from '#features/enquiries/board.ts';
import { type EnquiryState, enquiryList, enquiryStates } from '#features/enquiries/enquiries.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { listPath, parseListQuery } from '#platform/lists.ts';
import { SealedText } from '../enquiries/sealed-text.tsx';
import { enquiryPath } from '../enquiry/enquiry-path.ts';
import { moveField, moveText } from './move.ts';
import { useBoardKeys } from './use-board-keys.ts';

type BoardProps = { columns: readonly BoardColumn[]; owner: string | null };

/** A column for each status. The buttons work without a script; keys and dragging come with it. @see PD-54 */
export function Board({ columns, owner }: BoardProps) {
  const t = useTranslate();
  const submit = useSubmit();
  const isMoving = useNavigation().formMethod === 'POST';
  const board = useRef<HTMLElement>(null);
  const stateOf = (id: string) => columns.find(({ cards }) => cards.some((card) => card.id === id))?.state ?? 'new';
  const keys = useBoardKeys(board, columns, (id, step) => {
    const state = enquiryStates[enquiryStates.indexOf(stateOf(id)) + step];
    if (state) move(id, state);
  });

  function move(id: string, state: EnquiryState): void {
    const card = columns.flatMap(({ cards }) => cards).find((each) => each.id === id);
    if (!card || isMoving || stateOf(id) === state) return;
    keys.keepFocus(id);
    void submit(
      { [moveField]: moveText({ id, revision: card.revision, state }) },
      { method: 'post', preventScrollReset: true },
    );
  }

  function onDrop(event: DragEvent<HTMLElement>, state: EnquiryState): void {
    event.preventDefault();
    move(event.dataTransfer.getData(dragType), state);
  }

  return (
    <>
      <Form id={formId} method="post" preventScrollReset hidden />
      <section
        ref={board}
        data-board
        aria-label={t('pipeline.board.title')}
        aria-busy={isMoving}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        onKeyDown={keys.onKeyDown}
        className="board"
      >
        {columns.map((column) => (
          <section
            key={column.state}
            id={column.state}
            aria-labelledby={`column-${column.state}`}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => onDrop(event, column.state)}
          >
            <Column column={column} owner={owner} keepFocus={keys.keepFocus} />
          </section>
        ))}
      </section>
    </>
  );
}

const formId = 'move';
const dragType = 'text/plain';

type ColumnProps = { column: BoardColumn; owner: string | null; keepFocus: (id: string) => void };

function Column({ column: { state, count, cards }, owner, keepFocus }: ColumnProps) {
  const t = useTranslate();
  return (
    <>
      <h2 id={`column-${state}`}>
        {t(`enquiries.state.${state}`)}
        <span aria-hidden="true"> {count}</span>
        <span className="sr-only">, {t('pipeline.board.count', { count })}</span>
      </h2>
      {count === 0 ? (
        <p>{t('pipeline.board.none')}</p>
      ) : (
        <ol>
          {cards.map((card) => (
            <Card key={card.id} card={card} state={state} onMove={() => keepFocus(card.id)} />
          ))}
        </ol>
      )}
      {count > cards.length && (
        <Link to={listOf(state, owner)} className="text-link">
          {t('pipeline.board.all', { count })}
        </Link>
      )}
    </>
  );
}

function listOf(state: EnquiryState, owner: string | null): string {
  const filters = new URLSearchParams({ topic: 'consultation', state, sort: 'received', ...(owner && { owner }) });
  return listPath(href('/admin-console/enquiries'), enquiryList, parseListQuery(enquiryList, filters));
}

function Card({ card, state, onMove }: { card: BoardCard; state: EnquiryState; onMove: () => void }) {
  const t = useTranslate();
  const { id, revision, name, region, stage, consultationOn, age, isOverdue, ownerName } = card;
  const next = nextState(state);
  return (
    <li draggable onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, id)}>
      <Link to={enquiryPath(id)} draggable={false} data-card={id} className="page-side">
        <SealedText text={name} />
      </Link>
      <p>
        {t(`enquiry.stage.${stage}`)} · <SealedText text={region} />
      </p>
      <p>
        {isOverdue && <strong>{t('pipeline.board.overdue')} · </strong>}
        {consultationOn ? (
          <>
            {t('pipeline.board.consultation')} <CalendarDay day={consultationOn} />
          </>
        ) : age === 0 ? (
          t('pipeline.board.today')
        ) : (
          t('pipeline.board.age', { count: age })
        )}
      </p>
      {ownerName && (
        <p>
          <bdi translate="no">{ownerName}</bdi>
        </p>
      )}
      {next && (
        <button
          type="submit"
          form={formId}
          name={moveField}
          value={moveText({ id, revision, state: next })}
          onClick={onMove}
          aria-label={t('pipeline.board.moveTo', { name: name ?? '', state: t(`enquiries.state.${next}`) })}
        >
          {t(`enquiries.state.${next}`)}
        </button>
      )}
    </li>
  );
}
