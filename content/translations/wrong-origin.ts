import type { Language } from '../languages.ts';

export interface WrongOriginTexts {
  title: string;
  /** Contains `{used}`, the address in the browser, before `{configured}`, the address of `APP_URL`. */
  text: `${string}{used}${string}{configured}${string}`;
  notSaved: string;
  operator: string;
}

/** Texts of the error page for a form that was refused because of a wrong `APP_URL`. Browsers load them only then. */
export const wrongOriginTexts: Record<Language, WrongOriginTexts> = {
  en: {
    title: 'This form could not be accepted',
    text: 'You opened this website at {used}, but it is set up for {configured}, and accepts forms from there only.',
    notSaved:
      'What you entered was not saved. Please go back to copy it if you need it, and open the website at the address above.',
    operator:
      'If you run this website: set APP_URL to the address that visitors use and restart the server. Its log names both addresses.',
  },
  ar: {
    title: 'تعذّر قبول هذا النموذج',
    text: 'فتحتم هذا الموقع على العنوان {used}، لكنه مُعَدّ للعنوان {configured}، ولا يقبل النماذج إلا منه.',
    notSaved: 'لم يُحفظ ما أدخلتموه. يُرجى العودة لنسخه إن احتجتم إليه، ثم فتح الموقع على العنوان المذكور أعلاه.',
    operator:
      'إذا كنتم تديرون هذا الموقع: اضبطوا APP_URL على العنوان الذي يستخدمه الزوار ثم أعيدوا تشغيل الخادم. ويذكر سجلّ الخادم العنوانين.',
  },
  fr: {
    title: 'Ce formulaire n’a pas pu être accepté',
    text: 'Vous avez ouvert ce site à l’adresse {used}, mais il est configuré pour {configured} et n’accepte de formulaires que de là.',
    notSaved:
      'Votre saisie n’a pas été enregistrée. Revenez en arrière pour la copier si besoin, puis ouvrez le site à l’adresse ci-dessus.',
    operator:
      'Si vous exploitez ce site : donnez à APP_URL l’adresse qu’utilisent les visiteurs, puis redémarrez le serveur. Son journal indique les deux adresses.',
  },
  zh: {
    title: '此表单未被接受',
    text: '您通过 {used} 打开了本网站，但本网站的设定地址是 {configured}，只接受来自该地址的表单。',
    notSaved: '您输入的内容没有保存。如有需要，请返回复制，然后通过上述地址打开网站。',
    operator: '如果您是本网站的运营者：请将APP_URL设为访问者所用的地址，并重启服务器。服务器日志中列有这两个地址。',
  },
};
