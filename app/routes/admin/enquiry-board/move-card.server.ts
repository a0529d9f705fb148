import { data, type RouterContextProvider, redirect } from 'react-router';
import { type EnquiryChangeRefused, moveEnquiry } from '#features/enquiries/change-enquiry.server.ts';
import { findEnquiry } from '#features/enquiries/enquiries.server.ts';
import { consultationRequirement, type Enquiry, type EnquiryState } from '#features/enquiries/enquiries.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { answerRefusals, gone, type Refusals } from '#forms/refusals.server.ts';
import { dataWithNotice, redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import type { Notice } from '#ui/notices.ts';
import { enquiryPath } from '../enquiry/enquiry-path.ts';
import { confirmationFor } from '../enquiry/state-confirmation.server.ts';
import { boardPath } from './board-path.ts';
import { type Move, moveField, moveText, parseMove } from './move.ts';

type Context = Readonly<RouterContextProvider>;

/** Moves a card. Requires a confirmation if that deletes something. Redirects to the enquiry if a date is missing. */
export async function moveFromForm(form: FormData, owner: string | null, context: Context) {
  const move = parseMove(onlyText(form, moveField) ?? onlyText(form, 'intent'));
  if (!move) throw data(null, { status: 400 });
  if (!isConfirmed(form)) {
    const question = await confirmationFor(move.id, (enquiry) => changeOf(enquiry, move.state), context);
    const fields = { [moveField]: moveText(move) };
    if (question) return confirmationResponse(context, { ...question, fields });
  }
  return answerRefusals(
    async () => {
      const moved = await writeForSession(context, async (tx) => ({
        ...(await moveEnquiry(tx, move.id, move)),
        enquiry: await findEnquiry(tx, move.id),
      }));
      throw redirectWithNotice(context, boardPath(owner), noticeOf(move, moved, owner));
    },
    refusalsOf(move, context),
  );
}

function refusalsOf(move: Move, context: Context) {
  const notice: Notice = { tone: 'error', text: 'pipeline.board.conflict' };
  const openEnquiry = () => {
    throw redirect(enquiryPath(move.id, move.state), { status: 303 });
  };
  return {
    'unknown enquiry': gone,
    'no consultation': gone,
    'changed meanwhile': () => dataWithNotice(context, { kind: 'outdated' as const, notice }, { status: 409 }),
    'impossible day': openEnquiry,
    'day needed': openEnquiry,
    'unknown owner': openEnquiry,
  } satisfies Refusals<EnquiryChangeRefused['reason'], unknown>;
}

function changeOf({ consultationOn }: Enquiry, state: EnquiryState) {
  const isDayMissing = consultationOn === null && consultationRequirement(state) === 'needed';
  return isDayMissing ? null : { state, consultationOn: consultationOn ?? '' };
}

interface Moved {
  enquiry: Enquiry | null;
  from: EnquiryState;
  revision: number;
}

function noticeOf({ id, state }: Move, { enquiry, from, revision }: Moved, owner: string | null): Notice {
  return {
    tone: 'success',
    text: `pipeline.moved.${state}`,
    parameters: { name: enquiry?.name ?? enquiry?.reference ?? '' },
    action: { to: boardPath(owner), intent: moveText({ id, revision, state: from }), text: 'pipeline.board.undo' },
  };
}
