import type { officeConsole as english } from '../en/office-console.ts';
import type { TranslationOf } from '../translation.ts';

export const officeConsole = {
  'offices.intro':
    'هذه هي المناصب المذكورة في السياسات. تصل الرسالة الموجَّهة إلى منصب إلى صاحبه ونائبه وحدهما، وإن خلا المنصب منهما فإلى جميع المسؤولين الإداريين.',
  'offices.office': 'المنصب',
  'offices.holder': 'صاحب المنصب',
  'offices.deputy': 'النائب',
  'offices.actions': 'الإجراءات',
  'offices.vacant': 'بلا صاحب',
  'offices.inactive': 'غير نشط',
  'offices.change': 'تغيير',
  'offices.changeOf': 'تغيير صاحب المنصب: {office}',
  'offices.back': 'جميع المناصب',
  'offices.explained':
    'يقرأ صاحب المنصب ونائبه جميع رسائل المنصب، السابقة منها أيضًا، ويجيبان عنها. ولا يراها المسؤولون الإداريون ما دام للمنصب صاحب.',
  'offices.confidential':
    'مناصب حماية الطفل وحماية البيانات والشكاوى والإبلاغ عن المخالفات ومدير المدرسة سرّية: يقرأ صاحب المنصب الجديد أو نائبه الجديد ما يصل منذ توليه، أما الرسائل والبلاغات السابقة فلا يقرؤها إلا بعد أن يسلّمها من شغل المنصب من قبل أو مدير المدرسة. ويُبلَّغ المعنيون ومدير المدرسة بكل تغيير بالبريد الإلكتروني.',
  'offices.findStaff': 'البحث عن أحد العاملين',
  'offices.submit': 'حفظ',
  'offices.submitting': 'جارٍ الحفظ…',
  'offices.saved': 'تم إسناد المنصب.',
  'offices.unsuitable': 'لا يمكن لهذا الشخص شغل منصب. اختاروا مرشدًا أو مسؤولًا إداريًا نشطًا.',
  'offices.samePerson': 'يجب أن يكون صاحب المنصب ونائبه شخصين مختلفين',
  'offices.confirm.title': 'هل تريدون تغيير صاحب منصب «{office}»؟',
  'offices.confirm.gains': 'سيتمكن ⁨{name}⁩ من قراءة جميع رسائل هذا المنصب، السابقة منها أيضًا، والإجابة باسمه.',
  'offices.confirm.gainsFromNow': 'سيقرأ \u2068{name}\u2069 ما يصل إلى هذا المنصب من الآن ويجيب باسمه.',
  'offices.confirm.earlierClosed':
    'تبقى الرسائل والبلاغات السابقة مغلقة إلى أن يسلّمها صاحب المنصب أو نائبه، السابق منهما أو الحالي، أو مدير المدرسة. ومن يعُد إلى المنصب يقرأ من جديد ما وصل إليه في مدة شغله له.',
  'offices.confirm.told': 'يُبلَّغ صاحب المنصب السابق والجديد والنائب ومدير المدرسة بالبريد الإلكتروني.',
  'offices.confirm.loses': 'سيفقد ⁨{name}⁩ فورًا إمكانية الاطلاع على رسائل هذا المنصب، ومنها إجاباته.',
  'offices.confirm.vacant': 'لن يكون لهذا المنصب صاحب: سيتمكن جميع المسؤولين الإداريين من قراءة رسائله.',
  'offices.confirm.vacantFromNow':
    'لن يكون لهذا المنصب صاحب: سيتمكن جميع المسؤولين الإداريين من قراءة ما يصل إليه من الآن.',
  'offices.confirm.swap': 'سيتبادل صاحب المنصب ونائبه موقعيهما.',
  'offices.confirm.submit': 'إسناد المنصب',
} as const satisfies TranslationOf<typeof english>;
