import type { Language } from '../languages.ts';

/** The page that the service worker shows without a network. @see PD-74 */
export const offlineTexts: Readonly<Record<Language, { title: string; text: string; retry: string }>> = {
  en: {
    title: 'You are offline',
    text: 'This page could not be loaded because your device has no connection. What you have typed on other pages is kept on this device.',
    retry: 'Try again',
  },
  ar: {
    title: 'أنتم غير متصلين بالإنترنت',
    text: 'تعذّر تحميل هذه الصفحة لعدم وجود اتصال. ما كتبتموه في صفحات أخرى محفوظ على هذا الجهاز.',
    retry: 'المحاولة مرة أخرى',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page n’a pas pu être chargée, car votre appareil n’est pas connecté. Ce que vous avez saisi sur d’autres pages est conservé sur cet appareil.',
    retry: 'Réessayer',
  },
  zh: {
    title: '您已离线',
    text: '设备没有网络连接，无法加载此页面。您在其他页面输入的内容保存在此设备上。',
    retry: '重试',
  },
};
