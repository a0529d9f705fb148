import type { Language } from '../languages.ts';

interface StartingTexts {
  title: string;
  text: string;
  notSaved: string;
}

/** Texts of the page that is shown while the server starts. */
export const startingTexts: Record<Language, StartingTexts> = {
  en: {
    title: 'The website is starting',
    text: 'This usually takes a few seconds. The page then opens by itself.',
    notSaved: 'What you sent was not saved. Please wait a few seconds, go back in your browser and send it again.',
  },
  ar: {
    title: 'الموقع قيد بدء التشغيل',
    text: 'يستغرق ذلك عادةً بضع ثوانٍ، ثم تُفتح الصفحة تلقائيًا.',
    notSaved: 'لم يُحفظ ما أرسلتموه. يُرجى الانتظار بضع ثوانٍ، ثم الرجوع في المتصفح وإرساله مرة أخرى.',
  },
  fr: {
    title: 'Le site est en cours de démarrage',
    text: 'Cela prend en général quelques secondes. La page s’ouvrira ensuite d’elle-même.',
    notSaved:
      'Votre envoi n’a pas été enregistré. Patientez quelques secondes, revenez en arrière dans votre navigateur et renvoyez-le.',
  },
  zh: {
    title: '网站正在启动',
    text: '通常只需几秒钟，随后页面会自动打开。',
    notSaved: '您发送的内容没有保存。请稍等几秒，在浏览器中返回上一页，然后重新发送。',
  },
};
