import type { officesPage as english } from '../en/offices-page.ts';
import type { TranslationOf } from '../translation.ts';

export const officesPage = {
  'officesPage.title': 'مناصبكم',
  'officesPage.lead': 'المناصب التي تشغلونها، وما يمكنكم قراءته، وما جرى فيها.',
  'officesPage.none': 'لا تشغلون أي منصب.',
  'officesPage.own': 'المناصب',
  'officesPage.asDeputy': '\u2068{office}\u2069 (نائب)',
  'officesPage.asAdministrator': '\u2068{office}\u2069 (لا يشغله أحد، ويتولاه المسؤولون الإداريون)',
  'officesPage.readsAll': 'تقرؤون جميع رسائل هذا المنصب وبلاغاته، السابقة منها أيضًا.',
  'officesPage.readsSince': 'تقرؤون ما وصل منذ',
  'officesPage.handovers': 'تسليم الرسائل والبلاغات السابقة',
  'officesPage.handovers.text':
    'من يتولى أحد هذه المناصب لا يقرأ إلا ما يصل منذ ذلك الوقت. ويمكنكم أن تتيحوا له ما وصل من قبل.',
  'officesPage.handOver': 'تسليم',
  'officesPage.handOverTo': 'تسليم ما وصل إلى \u2068{office}\u2069 من قبل إلى \u2068{name}\u2069',
  'officesPage.fallBack': 'مسؤول إداري، لأن المنصب لا يشغله أحد',
  'officesPage.since': 'يتولاه منذ',
  'officesPage.confirm.title':
    'هل تريدون تسليم الرسائل والبلاغات السابقة لمنصب «\u2068{office}\u2069» إلى \u2068{name}\u2069؟',
  'officesPage.confirm.reads': 'سيتمكن \u2068{name}\u2069 من قراءة الرسائل والبلاغات السابقة التي يحق لكم تسليمها.',
  'officesPage.confirm.final': 'لا يمكن التراجع عن ذلك، ويُسجَّل.',
  'officesPage.confirm.told': 'يُبلَّغ صاحب المنصب ونائبه ومدير المدرسة بالبريد الإلكتروني.',
  'officesPage.handedOver': 'سُلّمت الرسائل والبلاغات السابقة.',
  'officesPage.events': 'السجل',
  'officesPage.events.none': 'لم يُسجَّل شيء بعد.',
  'officesPage.events.operator': 'المشغّل أو مستخدم سابق',
  'officesPage.events.assigned': 'إسناد المنصب: صاحبه \u2068{holder}\u2069، ونائبه \u2068{deputy}\u2069',
  'officesPage.events.noDeputy': 'إسناد المنصب: صاحبه \u2068{holder}\u2069، ولا نائب له',
  'officesPage.events.noHolder': 'إسناد المنصب: لا صاحب له، ونائبه \u2068{deputy}\u2069',
  'officesPage.events.vacated': 'المنصب شاغر',
  'officesPage.events.handedOver': 'سُلّمت الرسائل والبلاغات السابقة إلى \u2068{name}\u2069',
  'officesPage.section': 'المناصب التي تشغلونها وسجلّها وتسليمها.',
  'officesPage.open': 'فتح مناصبكم',
} as const satisfies TranslationOf<typeof english>;
