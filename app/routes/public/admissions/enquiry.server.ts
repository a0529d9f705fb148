import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { type EnquiryTopic, findTopic } from '../../../../content/enquiry-topics.ts';
import type { Language } from '../../../../content/languages.ts';
import { type FigureName, figures } from '../../../../content/legal/figures.ts';
import { openConfirmation, sealConfirmation } from '../../../features/enquiries/confirmation.server.ts';
import { ConsultationSchema, MessageSchema, type NewEnquiry } from '../../../features/enquiries/enquiries.schema.ts';
import { EnquiryRefused, receiveEnquiry } from '../../../features/enquiries/receive-enquiry.server.ts';
import { sealAcknowledgement } from '../../../features/mails/mails.server.ts';
import { type FieldErrors, onlyText, type ParsedForm, parseForm } from '../../../forms/parse-form.server.ts';
import { pathOf } from '../../../http/session.server.ts';
import { noticeOnThisPage, toastHeader } from '../../../http/toasts.server.ts';
import { formatFigure } from '../../../i18n/fill-copy.server.ts';
import { visitor, writeAs } from '../../../platform/database.server.ts';
import { isDatabaseUnavailable, isStorageFull } from '../../../platform/database-errors.server.ts';
import { log } from '../../../platform/log.server.ts';
import { requestOriginContext, servicesContext } from '../../../platform/request-context.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Notice } from '../../../ui/notices.ts';
import { languageOf } from '../../shell/shell-data.server.ts';
import { confirmationAnchor, enquiryAnchor, honeypotName } from './enquiry-fields.ts';

type Context = Readonly<RouterContextProvider>;

/** What a contact form is told that was not stored, or perhaps not. */
export interface EnquiryRefusal {
  values: Record<'topic' | 'name' | 'email' | 'region' | 'stage' | 'message' | 'requestId', string>;
  errors: FieldErrors;
  /** `unconfirmed`: may be stored; sending again stores nothing twice. `trapped`: the honeypot was filled in. `other topic`: not sent, the fields of another topic are requested. */
  problem: 'refused' | 'other topic' | 'unconfirmed' | 'other content' | 'too many' | 'trapped' | 'storage full';
  /** Until this network may send again. */
  waitMinutes: number;
  toast: Notice | null;
}

/** What the address of the page says about the form: a topic, or what was sent with it a short while ago. */
export function enquiryOfUrl(request: Request, context: Context) {
  const { searchParams } = new URL(request.url);
  const link = searchParams.get('sent');
  const confirmation = link === null ? null : openConfirmation(context.get(servicesContext).keyring, link);
  if (link !== null && !confirmation) throw redirect(`${pathOf(request)}#${enquiryAnchor}`, 303);
  const { language } = languageOf(request, context);
  const format = (figure: FigureName) => formatFigure(figures[figure], language);
  return {
    topic: findTopic(searchParams.get('topic')),
    confirmation,
    figures: {
      enquiryResponseHours: format('enquiryResponseHours'),
      complaintAcknowledgementWorkingDays: format('complaintAcknowledgementWorkingDays'),
      dataRightsMonths: format('dataRightsMonths'),
    },
  };
}

/**
 * Stores the enquiry, and then says thank you; otherwise the form again, with all that was typed.
 * @see content §4, §5, §8 @see PD-13, PD-30 @see R6 @see R9
 */
export async function answerEnquiry(request: Request, context: Context) {
  const form = await request.formData();
  const values = typedValues(form);
  if (onlyText(form, 'intent') === 'topic') return data(refusalOf({ values, problem: 'other topic', toast: null }));
  const parsed = parseEnquiry(form);
  if (!parsed.ok) return refuse(context, 400, { values, errors: parsed.errors, toast: invalid });
  if (form.getAll(honeypotName).some((text) => text !== ''))
    return refuse(context, 400, { values, problem: 'trapped' });
  const { language } = languageOf(request, context);
  const { network } = context.get(requestOriginContext);
  const enquiry = { ...parsed.value, requestId: values.requestId };
  let reference: string;
  try {
    ({ reference } = await store(enquiry, { language, network }, context));
  } catch (error) {
    return refuseStoring(error, values, context);
  }
  const link = sealConfirmation(context.get(servicesContext).keyring, { reference, enquiry });
  return redirect(`${pathOf(request)}?sent=${link}#${confirmationAnchor}`, {
    status: 303,
    headers: toastHeader(context, thanks(enquiry.topic, language)),
  });
}

/** A form without a topic is a consultation, as it was before there were others. */
function parseEnquiry(form: FormData): ParsedForm<NewEnquiry> {
  const topic = form.has('topic') ? findTopic(onlyText(form, 'topic')) : 'consultation';
  if (topic === 'consultation') {
    const parsed = parseForm(form, ConsultationSchema);
    return parsed.ok ? { ok: true, value: { ...parsed.value, topic } } : parsed;
  }
  const parsed = parseForm(form, MessageSchema);
  if (topic === null)
    return { ok: false, values: {}, errors: { topic: 'enquiry.topic.unknown', ...(parsed.ok ? {} : parsed.errors) } };
  return parsed.ok ? { ok: true, value: { ...parsed.value, topic } } : parsed;
}

function thanks(topic: EnquiryTopic, language: Language): Notice {
  if (topic !== 'consultation') return { tone: 'success', text: `enquiry.sent.${topic}` };
  const enquiryResponseHours = formatFigure(figures.enquiryResponseHours, language);
  return { tone: 'success', text: 'enquiry.sent', parameters: { enquiryResponseHours } };
}

type Values = EnquiryRefusal['values'];

/** Exactly what was typed, to be shown again. */
function typedValues(form: FormData): Values {
  const text = (name: string) => String(form.get(name) ?? '').toWellFormed();
  const requestId = text('requestId').toLowerCase();
  return {
    // an unknown one is asked for again where the first choice is shown
    topic: findTopic(onlyText(form, 'topic')) ?? 'consultation',
    name: text('name'),
    email: text('email'),
    region: text('region'),
    stage: text('stage'),
    message: text('message'),
    // without a script the first post has none; should its answer be lost, the form that comes back has this one
    requestId: isUuid(requestId) ? requestId : randomUUID(),
  };
}

function store(enquiry: NewEnquiry, source: Parameters<typeof receiveEnquiry>[3], context: Context) {
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
  return refuse(context, isUnavailable ? 503 : 500, { values, problem });
}

function refuseForNow(seconds: number, values: Values, context: Context) {
  const toast: Notice = { tone: 'error', text: 'enquiry.tooMany' };
  return refuse(context, 429, { values, problem: 'too many', waitMinutes: Math.ceil(seconds / 60), toast }, seconds);
}

const invalid: Notice = { tone: 'error', text: 'enquiry.invalid' };
const notSaved: Notice = { tone: 'error', text: 'enquiry.failed' };

type Told = Pick<EnquiryRefusal, 'values'> & Partial<EnquiryRefusal>;

function refusalOf(told: Told): EnquiryRefusal {
  return { errors: {}, problem: 'refused', waitMinutes: 0, toast: notSaved, ...told };
}

function refuse(context: Context, status: number, told: Told, retryAfterSeconds?: number) {
  const refusal = refusalOf(told);
  if (refusal.toast) noticeOnThisPage(context, refusal.toast);
  return data(refusal, { status, headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {} });
}
