import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { figures } from '../../../../content/legal/figures.ts';
import { EnquirySchema, type NewEnquiry } from '../../../features/enquiries/enquiries.ts';
import { EnquiryRefused, receiveEnquiry } from '../../../features/enquiries/receive-enquiry.server.ts';
import { sealAcknowledgement } from '../../../features/mails/mails.server.ts';
import { type FieldErrors, parseForm } from '../../../forms/parse-form.server.ts';
import { sayFigure } from '../../../i18n/fill-copy.server.ts';
import { isDatabaseUnavailable, isStorageFull } from '../../../platform/database-errors.server.ts';
import { visitor, writeAs } from '../../../platform/doors.server.ts';
import { log } from '../../../platform/log.server.ts';
import { requestOriginContext, servicesContext } from '../../../platform/request-context.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { pathOf } from '../../session.server.ts';
import { languageOf } from '../../shell/shell-data.server.ts';
import { type Notice, noticeOnThisPage, toastHeader } from '../../toasts.server.ts';
import { enquiryAnchor, trapName } from './enquiry-fields.ts';

type Context = Readonly<RouterContextProvider>;

/** What a consultation form is told that was not stored, or perhaps not. */
export interface EnquiryRefusal {
  values: Record<'name' | 'email' | 'region' | 'stage' | 'message' | 'requestId', string>;
  errors: FieldErrors;
  /** `unconfirmed`: nobody can say whether it is stored; sent again it is the same. `trapped`: a program seems to have filled it in. */
  problem: 'refused' | 'unconfirmed' | 'other content' | 'too many' | 'trapped' | 'storage full';
  /** Until this network may send again. */
  waitMinutes: number;
  toast: Notice;
}

/**
 * Stores the enquiry, and then says thank you; otherwise the form again, with all that was typed.
 * @see content §4, §5, §8 @see decisions 13 @see R6 @see R9
 */
export async function answerEnquiry(request: Request, context: Context) {
  const form = await request.formData();
  const parsed = parseForm(form, EnquirySchema);
  const values = typedValues(form);
  if (!parsed.ok) return refuse(context, 400, { values, errors: parsed.errors, toast: invalid });
  if (form.getAll(trapName).some((text) => text !== '')) return refuse(context, 400, { values, problem: 'trapped' });
  const { language } = languageOf(request, context);
  const { network } = context.get(requestOriginContext);
  try {
    await store({ ...parsed.value, requestId: values.requestId }, { language, network }, context);
  } catch (error) {
    return refuseStoring(error, values, context);
  }
  const enquiryResponseHours = sayFigure(figures.enquiryResponseHours, language);
  const sent: Notice = { tone: 'success', text: 'enquiry.sent', parameters: { enquiryResponseHours } };
  return redirect(`${pathOf(request)}#${enquiryAnchor}`, { status: 303, headers: toastHeader(context, sent) });
}

type Values = EnquiryRefusal['values'];

/** Exactly what was typed, to be shown again. */
function typedValues(form: FormData): Values {
  const text = (name: string) => String(form.get(name) ?? '').toWellFormed();
  const requestId = text('requestId').toLowerCase();
  return {
    name: text('name'),
    email: text('email'),
    region: text('region'),
    stage: text('stage'),
    message: text('message'),
    // without a script the first post has none; should its answer be lost, the form that comes back has this one
    requestId: isUuid(requestId) ? requestId : randomUUID(),
  };
}

function store(enquiry: NewEnquiry, source: Parameters<typeof receiveEnquiry>[3], context: Context): Promise<void> {
  const { keyring } = context.get(servicesContext);
  return writeAs(visitor, (tx) =>
    receiveEnquiry(tx, keyring, enquiry, source, (received) => sealAcknowledgement(keyring, received)),
  );
}

function refuseStoring(error: unknown, values: Values, context: Context) {
  if (error instanceof EnquiryRefused) {
    if (error.reason === 'too many') return refuseForNow(error.retryAfterSeconds, values, context);
    // what is typed now is another enquiry
    return refuse(context, 409, { values: { ...values, requestId: randomUUID() }, problem: 'other content' });
  }
  const isUnavailable = isDatabaseUnavailable(error);
  if (!isUnavailable)
    log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'an enquiry could not be stored');
  const problem = isStorageFull(error) ? 'storage full' : 'unconfirmed';
  return refuse(context, isUnavailable ? 503 : 500, { values, problem }, 5);
}

function refuseForNow(seconds: number, values: Values, context: Context) {
  const toast: Notice = { tone: 'error', text: 'enquiry.tooMany' };
  return refuse(context, 429, { values, problem: 'too many', waitMinutes: Math.ceil(seconds / 60), toast }, seconds);
}

const invalid: Notice = { tone: 'error', text: 'enquiry.invalid' };
const notSaved: Notice = { tone: 'error', text: 'enquiry.failed' };

type Told = Pick<EnquiryRefusal, 'values'> & Partial<EnquiryRefusal>;

function refuse(context: Context, status: number, told: Told, retryAfterSeconds?: number) {
  const refusal: EnquiryRefusal = { errors: {}, problem: 'refused', waitMinutes: 0, toast: notSaved, ...told };
  noticeOnThisPage(context, refusal.toast);
  return data(refusal, { status, headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {} });
}
