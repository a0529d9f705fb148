import { redirect } from 'react-router';
import { type EnquiryTopic, findTopic } from '#content/enquiry-topics.ts';
import type { Language } from '#content/languages.ts';
import { type FigureName, figures } from '#content/legal/figures.ts';
import { sealConfirmation, unsealConfirmation } from '#features/enquiries/confirmation.server.ts';
import {
  ConcernSchema,
  ConsultationSchema,
  MessageSchema,
  type NewEnquiry,
} from '#features/enquiries/enquiries.schema.ts';
import { type EnquiryRefused, receiveEnquiry } from '#features/enquiries/receive-enquiry.server.ts';
import { sealAcknowledgement } from '#features/mails/queue-mails.server.ts';
import { answerForm, type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { onlyText, type PostedIdempotentForm, parseIdempotentForm } from '#forms/parse-form.server.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { formatFigure } from '#i18n/fill-copy.server.ts';
import { visitor, writeAs } from '#platform/database.server.ts';
import { requestOriginContext, servicesContext } from '#platform/request-context.server.ts';
import type { Notice } from '#ui/notices.ts';
import { type ContactField, confirmationAnchor, contactForm, enquiryAnchor, honeypotName } from './contact-form.ts';

/** Reads the URL of the page: the topic of the form, or the confirmation of a message sent shortly before. */
export function enquiryOfUrl({ request, url, context }: RequestArgs) {
  const { pathname, searchParams } = url;
  const link = searchParams.get('sent');
  const confirmation = link === null ? null : unsealConfirmation(context.get(servicesContext).keyring, link);
  if (link !== null && !confirmation) throw redirect(`${pathname}#${enquiryAnchor}`, 303);
  const language = languageOf(request, context);
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
 * Stores the enquiry and redirects to its confirmation, or returns the form with everything that was typed.
 * @see content §4, §5, §8 @see PD-13, PD-30 @see R6 @see R9
 */
export async function handleEnquiry(args: RequestArgs) {
  const { request, context } = args;
  const form = await request.formData();
  const posted = parseEnquiry(form);
  if (onlyText(form, 'intent') === 'topic') return answerForm(context, posted, { notice: null }, { status: 200 });
  if (posted.parsed.ok && form.getAll(honeypotName).some((text) => text !== ''))
    return answerForm(context, posted, { problem: { text: 'enquiry.honeypot' } });
  return handleForm(context, posted, (enquiry) => storeEnquiry(enquiry, args), refusals);
}

const refusals: FormRefusals<ContactField, EnquiryRefused['reason']> = {
  'too many': ({ retryAfterSeconds }) => ({
    problem: { text: 'enquiry.tooMany.text', parameters: { count: Math.ceil(retryAfterSeconds / 60) } },
    notice: { tone: 'error', text: 'enquiry.tooMany' },
  }),
};

function parseEnquiry(form: FormData): PostedIdempotentForm<ContactField, NewEnquiry> {
  const topic = form.has('topic') ? findTopic(onlyText(form, 'topic')) : 'consultation';
  // A repeated topic is an unknown one.
  if (topic === null) form.set('topic', '');
  const posted = parseAs(topic, form);
  // The form shows the first topic for a missing or unknown one.
  return { ...posted, values: { ...posted.values, topic: topic ?? 'consultation' } };
}

function parseAs(topic: EnquiryTopic | null, form: FormData): PostedIdempotentForm<ContactField, NewEnquiry> {
  if (topic === 'consultation') return parseIdempotentForm(form, ConsultationSchema, contactForm);
  if (topic === 'safeguarding') return parseIdempotentForm(form, ConcernSchema, contactForm);
  return parseIdempotentForm(form, MessageSchema, contactForm);
}

async function storeEnquiry(enquiry: NewEnquiry, { request, url, context }: RequestArgs): Promise<never> {
  const language = languageOf(request, context);
  const { network } = context.get(requestOriginContext);
  const { reference } = await writeAs(visitor, (tx) =>
    receiveEnquiry(tx, { enquiry, source: { language, network } }, sealAcknowledgement),
  );
  const link = sealConfirmation(context.get(servicesContext).keyring, { reference, enquiry });
  throw redirectWithNotice(
    context,
    `${url.pathname}?sent=${link}#${confirmationAnchor}`,
    thanks(enquiry.topic, language),
  );
}

function thanks(topic: EnquiryTopic, language: Language): Notice {
  if (topic !== 'consultation') return { tone: 'success', text: `enquiry.sent.${topic}` };
  const enquiryResponseHours = formatFigure(figures.enquiryResponseHours, language);
  return { tone: 'success', text: 'enquiry.sent', parameters: { enquiryResponseHours } };
}
