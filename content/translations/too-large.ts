import type { Language } from '../languages.ts';

interface TooLargeTexts {
  title: string;
  text: string;
}

/** Texts of the error page for a form that is larger than the server reads. */
export const tooLargeTexts: Record<Language, TooLargeTexts> = {
  en: {
    title: 'This text is too long',
    text: 'Nothing was sent or saved. Please go back, shorten what you wrote, and send the form again.',
  },
  ar: {
    title: 'هذا النص طويل جدًا',
    text: 'لم يُرسَل شيء ولم يُحفظ شيء. يُرجى العودة واختصار ما كتبتموه، ثم إرسال النموذج من جديد.',
  },
  fr: {
    title: 'Ce texte est trop long',
    text: 'Rien n’a été envoyé ni enregistré. Revenez en arrière, raccourcissez votre texte, puis envoyez de nouveau le formulaire.',
  },
  zh: {
    title: '文字过长',
    text: '内容没有发送，也没有保存。请返回并缩短文字，然后重新提交表单。',
  },
};
