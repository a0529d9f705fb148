import type { accountRemoval as english } from '../en/account-removal.ts';
import type { TranslationOf } from '../translation.ts';

export const accountRemoval = {
  'removal.back': 'الحساب',
  'removal.deleted': 'ما يُحذف',
  'removal.kept': 'ما يبقى',
  'removal.erase.title': 'محو الحساب',
  'removal.erase.heading': 'هل تريدون محو حساب \u2068{name}\u2069؟',
  'removal.erase.account':
    'الاسم والبريد الإلكتروني وكلمة المرور والإعدادات. ويُسجَّل خروج \u2068{name}\u2069 من جميع الأجهزة فورًا.',
  'removal.erase.messages': 'الرسائل بين \u2068{name}\u2069 والموظفين أو أصحاب المناصب، ما لم تكن عن طالب.',
  'removal.erase.unsent': 'الملفات التي لم تُرسل، ورسائل البريد التي لا تزال في الانتظار.',
  'removal.erase.links': 'الروابط بالطلاب الذين غادروا المدرسة.',
  'removal.erase.kept.family': 'الرسائل مع أسر أخرى والرسائل عن طالب، وتُظهر «مستخدم سابق» بدل الاسم.',
  'removal.erase.kept.records': 'سجلات الطلاب إلى أن تنتهي مدة حفظها.',
  'removal.erase.kept.log': 'ما في سجل التدقيق والطلبات بشأن البيانات الشخصية، من غير الاسم.',
  'removal.erase.told':
    'نُبلغ \u2068{name}\u2069 بالبريد الإلكتروني على العنوان \u2068{email}\u2069. ولا يمكن التراجع عن ذلك.',
  'removal.erase.submit': 'محو الحساب',
  'removal.erase.submitting': 'جارٍ محو الحساب…',
  'removal.erase.refused': 'لا يمكن محو هذا الحساب',
  'removal.erase.ownAccount': 'لا يمكنكم محو حسابكم. اطلبوا ذلك من مسؤول إداري آخر.',
  'removal.erase.staff':
    'لا تُمحى حسابات العاملين يدويًّا. أوقفوا الحساب بدل محوه، ويُحذف حين تنتهي مدة حفظ الحسابات الموقوفة ومدة كل سجل يذكره.',
  'removal.erase.enrolledStudent':
    'صاحب هذا الحساب ولي أمر طالب مسجَّل. أزيلوا ولي الأمر من صفحة الطالب أولًا، أو انقلوا الطالب إلى الأرشيف.',
  'removal.erase.keptRecord':
    'تذكر هذا الحسابَ سجلات يجب على المدرسة الاحتفاظ بها. أوقفوا الحساب بدل محوه، ويُحذف حين تنتهي مدة هذه السجلات.',
  'removal.merge.title': 'دمج حسابين',
  'removal.merge.heading': 'دمج حساب آخر في حساب \u2068{name}\u2069',
  'removal.merge.lead':
    'لمن له حسابان. يبقى هذا الحساب ببريده الإلكتروني وكلمة مروره، وينتقل إليه كل ما في الحساب الآخر، ثم يُحذف الآخر.',
  'removal.merge.email': 'البريد الإلكتروني للحساب الآخر',
  'removal.merge.find': 'عرض الحساب',
  'removal.merge.unknown': 'لا حساب بهذا البريد الإلكتروني',
  'removal.merge.other': 'هل تريدون دمج حساب \u2068{name}\u2069 (\u2068{email}\u2069)؟',
  'removal.merge.moves': 'ما ينتقل',
  'removal.merge.messages':
    'جميع الرسائل بملفاتها. ويستطيع من يستخدم الحساب الباقي قراءتها، فتأكدوا من أن الحسابين لشخص واحد.',
  'removal.merge.students': 'الروابط بالطلاب، بالحق الأوسع من الحسابين. ويبقى التقييد في أي منهما.',
  'removal.merge.mentored': 'الطلاب الذين يرشدهم صاحب الحساب أكاديميًا أو في الرفاه.',
  'removal.merge.work': 'حالات الغياب والتقارير والملاحظات والطلبات بشأن البيانات الشخصية.',
  'removal.merge.access':
    'كلمة المرور وعوامل التحقق والإعدادات والملفات غير المرسلة في الحساب الآخر. ويُسجَّل الخروج منه عند بدء الدمج.',
  'removal.merge.between': 'ما كتبه الحسابان أحدهما إلى الآخر، ويُظهر «مستخدم سابق» بدل الحساب الآخر.',
  'removal.merge.told':
    'لم يستخدم أحد هذا الحساب بعد، فلا حاجة إلى تأكيد. نراسل العنوانين بالبريد الإلكتروني عند الانتهاء. ولا يمكن التراجع عن ذلك.',
  'removal.merge.submit': 'دمج الحسابين',
  'removal.merge.submitting': 'جارٍ دمج الحسابين…',
  'removal.merge.refused': 'لا يمكن دمج هذين الحسابين',
  'removal.merge.sameAccount': 'هذا هو الحساب نفسه.',
  'removal.merge.ownAccount': 'لا يمكنكم دمج حسابكم. اطلبوا ذلك من مسؤول إداري آخر.',
  'removal.merge.suspended': 'أحد الحسابين موقوف. أعيدوا تفعيله أولًا.',
  'removal.merge.otherRole': 'للحسابين دوران مختلفان. أعطوهما الدور نفسه أولًا.',
  'removal.merge.holdsOffice':
    'يشغل صاحب أحد الحسابين منصبًا. أسندوا المنصب إلى شخص آخر أولًا، فرسائل المنصب لا تنتقل مع الحساب.',
  'removal.merge.newAccount': 'أُنشئ الحساب الباقي منذ أقل من سبعة أيام. ادمجوا في الحساب الأقدم، أو انتظروا.',
  'removal.merge.otherMerge': 'ينتظر أحد الحسابين الدمج مع حساب آخر. اسحبوا ذلك الطلب من صفحته أولًا.',
  'removal.merge.notInvited': 'لم يُدعَ صاحب الحساب الآخر بعد، فلا يمكنه التأكيد. أرسلوا إليه الدعوة أولًا.',
  'removal.merge.newAddress':
    'صُحّح البريد الإلكتروني للحساب الآخر منذ أقل من سبعة أيام. انتظروا ليتمكن صاحبه من الاعتراض.',
  'removal.requestMerge.told':
    'يستطيع من يستخدم الحساب الباقي قراءة هذه الرسائل بعد الدمج. لذلك نرسل رابطًا إلى كلا العنوانين، ولا ينتقل شيء قبل أن يؤكّد صاحب \u2068{email}\u2069 خلال 24 ساعة. ولا يمكن التراجع عن ذلك.',
  'removal.requestMerge.address':
    'إذا لم يعد \u2068{email}\u2069 صالحًا، فصحّحوا أولًا عنوان ذلك الحساب. يُبلَّغ العنوان السابق بذلك، ويصبح الدمج ممكنًا بعد سبعة أيام.',
  'removal.requestMerge.submit': 'طلب الدمج',
  'removal.requestMerge.submitting': 'جارٍ طلب الدمج…',
} as const satisfies TranslationOf<typeof english>;
