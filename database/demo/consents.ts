import type { SampleConsent } from '../samples/consents.ts';

type DemoConsent = Required<Pick<SampleConsent, 'titles' | 'texts' | 'needsAll'>> & {
  key: string;
  askedDaysAgo: number;
  /** Days from today. */
  answerInDays: number;
  validForDays: number | null;
  isAnswered: boolean;
};

/** Asked about all students of the demo. */
export const consents: readonly DemoConsent[] = [
  {
    key: 'museum',
    titles: {
      en: 'A day at the Natural History Museum in London',
      ar: 'يوم في متحف التاريخ الطبيعي في لندن',
      fr: 'Une journée au Natural History Museum de Londres',
      zh: '伦敦自然历史博物馆一日活动',
    },
    texts: {
      en: 'On Saturday in four weeks we meet at the Natural History Museum in London, from 10:00 to 16:00. Two members of staff accompany each group of eight. You bring your child to the main entrance and collect them there.\n\nWithout your consent your child stays at home and works through the same exhibits online with their mentor.',
      ar: 'نلتقي يوم السبت بعد أربعة أسابيع في متحف التاريخ الطبيعي في لندن، من الساعة 10:00 إلى الساعة 16:00. ويرافق كل مجموعة من ثمانية طلاب اثنان من العاملين في المدرسة. توصلون ابنكم أو ابنتكم إلى المدخل الرئيسي وتستلمونهم منه.\n\nومن دون موافقتكم يبقى الطالب في المنزل ويتابع المعروضات نفسها عبر الإنترنت مع مرشده.',
      fr: 'Samedi dans quatre semaines, nous nous retrouvons au Natural History Museum de Londres, de 10 h à 16 h. Deux membres du personnel accompagnent chaque groupe de huit élèves. Vous amenez votre enfant à l’entrée principale et venez l’y chercher.\n\nSans votre accord, votre enfant reste à la maison et découvre les mêmes collections en ligne avec son mentor.',
      zh: '四周后的星期六，我们将在伦敦自然历史博物馆集合，时间为10:00至16:00。每八名学生由两位工作人员陪同。请您将孩子送到正门，并在那里接回。\n\n如您不同意，孩子可留在家中，与导师一起在线学习相同的展品。',
    },
    needsAll: true,
    askedDaysAgo: 2,
    answerInDays: 9,
    validForDays: 30,
    isAnswered: false,
  },
  {
    key: 'works',
    titles: {
      en: 'Show works of your child on the school’s website',
      ar: 'عرض أعمال ابنكم أو ابنتكم على موقع المدرسة',
      fr: 'Montrer des travaux de votre enfant sur le site de l’école',
      zh: '在学校网站上展示您孩子的作品',
    },
    texts: {
      en: 'We would like to show drawings, texts and projects of your child on our website, with the first name and the stage, and never with a picture of the child. Your mentor shows you each work beforehand.',
      ar: 'نودّ أن نعرض على موقعنا رسومًا ونصوصًا ومشروعات من إنجاز ابنكم أو ابنتكم، مع الاسم الأول والمرحلة الدراسية، ومن دون أي صورة للطالب. ويُطلعكم المرشد على كل عمل قبل نشره.',
      fr: 'Nous aimerions montrer sur notre site des dessins, des textes et des projets de votre enfant, avec son prénom et son cycle, et jamais avec sa photo. Votre mentor vous présente chaque travail auparavant.',
      zh: '我们希望在网站上展示您孩子的绘画、文章和项目作品，仅注明名字和教育阶段，绝不附上孩子的照片。每件作品发布前，导师都会先请您过目。',
    },
    needsAll: false,
    askedDaysAgo: 40,
    answerInDays: -20,
    validForDays: null,
    isAnswered: true,
  },
];
