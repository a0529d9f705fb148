import { Form } from 'react-router';
import { readBoard } from '#features/enquiries/board.server.ts';
import { enquiryList } from '#features/enquiries/enquiries.ts';
import { listOwners } from '#features/enquiries/enquiry-owners.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { parseListQuery } from '#platform/lists.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { ownerFilter } from '../enquiries/enquiry-filters.tsx';
import { EnquiryViews } from '../enquiries/enquiry-views.tsx';
import { ConfirmStateChange } from '../enquiry/confirm-state-change.tsx';
import type { Route } from './+types/route.ts';
import sheet from './board.css?url';
import { Board } from './board.tsx';
import { boardPath } from './board-path.ts';
import { moveFromForm } from './move-card.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const owner = ownerIn(url);
  return readForSession(context, async (tx) => ({
    owner,
    columns: await readBoard(tx, owner),
    owners: await listOwners(tx),
  }));
}

const ownerIn = ({ searchParams }: URL) => parseListQuery(enquiryList, searchParams).filters.owner;

export async function action({ request, url, context }: Route.ActionArgs) {
  return moveFromForm(await request.formData(), ownerIn(url), context);
}

/** The enquiries about a consultation, by status. @see PD-54 */
export default function EnquiryBoard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { owner, owners, columns } = loaderData;
  const confirmation = confirmationIn(actionData);
  const isEmpty = owner === null && columns.every(({ count }) => count === 0);
  return (
    <>
      <PortalTitle>{t('pipeline.board.title')}</PortalTitle>
      {confirmation && (
        <ConfirmStateChange key={confirmation.id} confirmation={confirmation} cancelTo={boardPath(owner)} />
      )}
      <EnquiryViews current="board" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('pipeline.board.title')}</h1>
        {!isEmpty && (
          <Form role="search" className="flex items-center gap-3 [&_label]:sr-only">
            {ownerFilter({ chosen: owner, owners }, t).control}
            <Button type="submit" variant="secondary">
              {t('pipeline.board.show')}
            </Button>
          </Form>
        )}
      </div>
      {isEmpty ? (
        <EmptyState icon="mail" title={t('pipeline.board.empty')} className={cardClass}>
          {t('pipeline.board.empty.text')}
        </EmptyState>
      ) : (
        <>
          <nav aria-label={t('pipeline.board.columns')} className="pane:hidden">
            <ul className="flex flex-wrap gap-x-4">
              {columns.map(({ state, count }) => (
                <li key={state}>
                  <a href={`#${state}`} className="text-link inline-flex min-h-11 items-center text-sm">
                    {t(`enquiries.state.${state}`)}&nbsp;<span className="tabular-nums">({count})</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Board columns={columns} owner={owner} />
          <p className="max-w-prose text-sm text-ink-soft">{t('pipeline.board.help')}</p>
        </>
      )}
    </>
  );
}
