import type { Language } from './languages.ts';

/** Labels of the button in the HTML of a mail. A mail that asks for nothing, or only warns, has no button. @see PD-84 */
export type MailButton =
  | 'acknowledge'
  | 'choosePassword'
  | 'chooseTime'
  | 'confirmAddress'
  | 'open'
  | 'read'
  | 'reviewChange'
  | 'reviewMerge'
  | 'seeMeeting'
  | 'signIn';

export const mailButtons: Record<Language, Record<MailButton, string>> = {
  en: {
    acknowledge: 'Read and acknowledge',
    choosePassword: 'Choose a password',
    chooseTime: 'Choose a time',
    confirmAddress: 'Confirm the address',
    open: 'Open the family portal',
    read: 'Read in the family portal',
    reviewChange: 'Review the change',
    reviewMerge: 'See both accounts',
    seeMeeting: 'See the meeting',
    signIn: 'Sign in',
  },
  ar: {
    acknowledge: 'القراءة وتأكيد الاطلاع',
    choosePassword: 'اختيار كلمة مرور',
    chooseTime: 'اختيار وقت',
    confirmAddress: 'تأكيد البريد الإلكتروني',
    open: 'فتح بوابة الأسرة',
    read: 'القراءة في بوابة الأسرة',
    reviewChange: 'مراجعة التغيير',
    reviewMerge: 'عرض الحسابين',
    seeMeeting: 'عرض اللقاء',
    signIn: 'تسجيل الدخول',
  },
  fr: {
    acknowledge: 'Lire et confirmer',
    choosePassword: 'Choisir un mot de passe',
    chooseTime: 'Choisir un créneau',
    confirmAddress: 'Confirmer l’adresse',
    open: 'Ouvrir l’espace famille',
    read: 'Lire dans l’espace famille',
    reviewChange: 'Vérifier le changement',
    reviewMerge: 'Voir les deux comptes',
    seeMeeting: 'Voir le rendez-vous',
    signIn: 'Se connecter',
  },
  zh: {
    acknowledge: '阅读并确认知悉',
    choosePassword: '设置密码',
    chooseTime: '选择时间',
    confirmAddress: '确认邮箱',
    open: '打开家庭门户',
    read: '在家庭门户中阅读',
    reviewChange: '查看更改',
    reviewMerge: '查看两个账户',
    seeMeeting: '查看面谈',
    signIn: '登录',
  },
};
