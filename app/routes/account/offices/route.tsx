import { data, href, type RouterContextProvider, redirect } from 'react-router';
import {
  handOverOffice,
  listOfficeEvents,
  listOwnTenures,
  listPossibleHandovers,
} from '#features/offices/handovers.server.ts';
import { listOfficesOf } from '#features/offices/offices.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { confirmationIn, isConfirmed } from '#forms/confirmation.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { parseUuid } from '#platform/uuid.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { AskedPassword } from '../own-password.tsx';
import { requireRecentPassword } from '../recent-password.server.ts';
import type { Route } from './+types/route.ts';
import { ConfirmHandover, Handovers } from './handovers.tsx';
import { OfficeEvents } from './office-events.tsx';
import { OwnOffices } from './own-offices.tsx';

const path = href('/account/offices');

export async function loader({ context }: Route.LoaderArgs) {
  return readForSession(context, async (tx) => ({
    held: await listOfficesOf(tx),
    tenures: await listOwnTenures(tx),
    events: await listOfficeEvents(tx),
    handovers: await listPossibleHandovers(tx),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  return handOverFromForm(await request.formData(), context);
}

/** Asks for a confirmation first, and for the password. A second handover changes nothing. @see PD-65 */
async function handOverFromForm(form: FormData, context: Readonly<RouterContextProvider>) {
  const tenureId = parseUuid(onlyText(form, 'tenureId'));
  if (tenureId === null) throw data(null, { status: 400 });
  const ask = (asked: AskedPassword | null, init?: ResponseInit) =>
    confirmationResponse(context, { asked, fields: { tenureId } }, undefined, init);
  if (!isConfirmed(form)) return ask(getSession(context).hasRecentPassword ? null : 'ask');
  const unproved = await requireRecentPassword(form, context);
  if (unproved) return ask(unproved.error, unproved.init);
  const isDone = await writeForSession(context, (tx) => handOverOffice(tx, tenureId));
  if (!isDone) throw redirect(path, 303);
  throw redirectWithNotice(context, path, { tone: 'success', text: 'officesPage.handedOver' });
}

/** The offices of a person, their history, and what the person may hand over. @see PD-28 */
export default function OfficesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { held, tenures, events, handovers } = loaderData;
  const confirmation = confirmationIn(actionData);
  const confirmed = handovers.find(({ id }) => id === confirmation?.fields['tenureId']);
  return (
    <PortalPage
      title={t('officesPage.title')}
      lead={t('officesPage.lead')}
      back={{ to: href('/account'), text: t('account.back') }}
      width="text"
    >
      {confirmation && confirmed && (
        <ConfirmHandover key={confirmation.id} {...confirmation} handover={confirmed} cancelTo={path} />
      )}
      {held.length + tenures.length + handovers.length === 0 && <p>{t('officesPage.none')}</p>}
      <OwnOffices held={held} tenures={tenures} />
      <Handovers handovers={handovers} />
      {held.length > 0 && <OfficeEvents events={events} />}
    </PortalPage>
  );
}
