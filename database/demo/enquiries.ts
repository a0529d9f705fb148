import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import type { Language } from '#content/languages.ts';
import type { EnquiryStage, EnquiryState, RecordedChannel } from '#features/enquiries/enquiries.ts';
import type { DemoMessage } from './demo-message.ts';

export interface DemoEnquiry {
  name: string;
  /** Local part of the address at `example.net`. */
  address: string;
  topic?: EnquiryTopic;
  channel?: RecordedChannel;
  phone?: string;
  region?: string;
  stage?: EnquiryStage;
  language: Language;
  sent: DemoMessage['sent'];
  message: string;
  state?: EnquiryState;
  /** Relative to today; negative for days in the past. */
  consultationInDays?: number;
  isOwned?: true;
  /** Notes of the owner, with their age in days. */
  note?: { daysAgo: number; text: string };
  /** Replies by mail, in the language of the enquiry. */
  reply?: { daysAgo: number; text: string };
}

/** Enquiries of fictional families in every status, and messages on other topics. @see PD-54 */
export const enquiries: readonly DemoEnquiry[] = [
  {
    name: 'Oluwaseun Bakare',
    address: 'o.bakare',
    region: 'Lagos',
    stage: 'secondary',
    language: 'en',
    sent: { minutesAgo: 200 },
    message:
      'We move between Lagos and London twice a year. Could our daughter join in the middle of a term, and would her lessons stay at the same hours?',
  },
  {
    name: '陈思远',
    address: 'chen.siyuan',
    region: '上海',
    stage: 'middle',
    language: 'zh',
    sent: { daysAgo: 3, at: '08:10' },
    message: '您好！我们的儿子今年十二岁，目前在上海的国际学校就读。我们希望了解初中阶段的课程安排和小班授课的方式。',
  },
  {
    name: 'Camille Rousseau-Blanc',
    address: 'camille.rousseau',
    region: 'Monaco',
    stage: 'primary',
    language: 'fr',
    sent: { daysAgo: 5, at: '16:45' },
    message:
      'Nous aimerions parler du rythme des journées pour un enfant de huit ans, et de la place du français dans l’enseignement.',
    state: 'contacted',
    isOwned: true,
    note: { daysAgo: 3, text: 'Both parents work in the afternoon: a call is possible before 11:00 only.' },
    reply: {
      daysAgo: 4,
      text: 'Merci de votre message. À huit ans, la journée compte trois leçons le matin et une l’après-midi, et deux heures de français par semaine. Quand pourrions-nous vous appeler ?\n\nIngrid Løvstad',
    },
  },
  {
    name: 'خالد الراشد',
    address: 'khalid.alrashid',
    region: 'دبي',
    stage: 'primary',
    language: 'ar',
    sent: { daysAgo: 9, at: '11:20' },
    message:
      'نبحث عن مدرسة تهتم باللغة العربية إلى جانب الإنجليزية. لدينا طفلان في العاشرة والسابعة، ونود معرفة خطوات القبول.',
    state: 'scheduled',
    consultationInDays: 3,
    isOwned: true,
    note: { daysAgo: 7, text: 'Asked for the consultation in Arabic: Samir joins the call.' },
  },
  {
    name: 'Annelise Keller',
    address: 'annelise.keller',
    region: 'Zürich',
    stage: 'university',
    language: 'en',
    sent: { daysAgo: 18, at: '09:05' },
    message:
      'Our son rows for his club and trains every morning. He would need lessons from ten o’clock, in his last two years.',
    state: 'interview',
    consultationInDays: -6,
    isOwned: true,
  },
  {
    name: 'Marcus & Ifeoma Hale',
    address: 'hale.family',
    region: 'New York',
    stage: 'middle',
    language: 'en',
    sent: { daysAgo: 26, at: '20:30' },
    message:
      'We would like to hear how the school works with a child who reads far ahead of her age and is shy in large groups.',
    state: 'offered',
    consultationInDays: -15,
    isOwned: true,
    note: { daysAgo: 2, text: 'Offer sent for the middle years. They decide with the grandparents at the weekend.' },
  },
  {
    name: 'Sofia Lindqvist',
    address: 'sofia.lindqvist',
    region: 'Genève',
    stage: 'secondary',
    language: 'fr',
    sent: { daysAgo: 29, at: '12:15' },
    message:
      'Notre fille termine sa dernière année à Genève. Elle souhaite poursuivre en anglais, sans quitter ses amis.',
    state: 'accepted',
    consultationInDays: -20,
    isOwned: true,
  },
  {
    name: 'Daniel Osei',
    address: 'daniel.osei',
    channel: 'fair',
    phone: '+233 30 396 0123',
    region: 'Accra',
    stage: 'nursery',
    language: 'en',
    sent: { daysAgo: 12, at: '07:50' },
    message: 'Is there a place for a child of four, and does somebody have to sit beside her during the lessons?',
    state: 'closed',
    isOwned: true,
    note: { daysAgo: 10, text: 'Too young for this year. They will write again next spring.' },
  },
  {
    name: 'Beatrice Holm',
    address: 'beatrice.holm',
    topic: 'complaint',
    language: 'en',
    sent: { daysAgo: 2, at: '14:00' },
    message: 'I wrote three weeks ago about the refund of our deposit and have not received an answer.',
  },
  {
    name: 'ليلى منصور',
    address: 'layla.mansour',
    topic: 'data',
    language: 'ar',
    sent: { daysAgo: 6, at: '10:30' },
    message: 'أرجو تزويدي بنسخة من البيانات التي تحتفظون بها عن استفساري في العام الماضي.',
    state: 'contacted',
    isOwned: true,
  },
  {
    name: 'Tom Fairweather',
    address: 'tom.fairweather',
    topic: 'account',
    language: 'en',
    sent: { minutesAgo: 95 },
    message: 'The link in my invitation says that it has expired. Could somebody send me a new one?',
  },
];
