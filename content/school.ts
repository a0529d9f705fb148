import type { Language } from './languages.ts';

/**
 * The school's identity: the one place where an operator names the school, its parent company and its hubs.
 *
 * To make the product your own, change the values below, then run `npm test` and restart: pages, mails, policies and
 * the content security policy read them from here, and no other file contains these names. Texts about a hub are in
 * `content/pages/` under the key of its role. @see PD-6, PD-12
 */
export const school = {
  name: 'Meridian International Online School',
  /** Shown in large letters beside the logo, above the rest of the name. */
  shortName: 'Meridian',
  parentCompany: 'Example Parent Company Ltd',
  /**
   * Where the parent company is registered, and whose law and courts govern: `{jurisdiction}`. French joins prepositions
   * to articles, so its texts write `{inJurisdiction}` and `{ofJurisdiction}` instead.
   */
  jurisdiction: {
    en: 'England and Wales',
    ar: 'إنجلترا وويلز',
    fr: {
      in: 'en Angleterre et au pays de Galles',
      of: 'de l’Angleterre et du pays de Galles',
    },
    zh: '英格兰和威尔士',
  },
  /** The imprint: company information. Each line is optional. Replace the examples. @see PD-27 */
  registeredNumber: '00000000',
  registeredOffice: '1 Example Street, London EX1 1EX',
  vatNumber: 'GB 000 0000 00',
  /** Registration at the Information Commissioner. */
  dataProtectionRegistration: 'Z0000000',
  firstCopyrightYear: 2025,
  /** `place` is longitude and latitude in degrees, for the marker on the map. */
  countryHubs: [
    {
      country: 'GB',
      role: 'academic-and-governance-headquarters',
      timeZone: 'Europe/London',
      place: [-0.1276, 51.5072],
    },
    { country: 'MC', role: 'leadership-and-wellbeing-retreats', timeZone: 'Europe/Monaco', place: [7.4246, 43.7384] },
    { country: 'CH', role: 'stem-and-ai-ethics-research', timeZone: 'Europe/Zurich', place: [8.5417, 47.3769] },
    { country: 'AE', role: 'middle-east-hub', timeZone: 'Asia/Dubai', place: [55.2708, 25.2048] },
    {
      country: 'US',
      role: 'north-american-support-and-university-pathways',
      timeZone: 'America/New_York',
      place: [-74.006, 40.7128],
    },
  ],
  /** Local touchpoints. @see PD-2 */
  cityHubs: [
    { city: 'london', timeZone: 'Europe/London', place: [-0.1276, 51.5072] },
    { city: 'monaco', timeZone: 'Europe/Monaco', place: [7.4246, 43.7384] },
    { city: 'zurich', timeZone: 'Europe/Zurich', place: [8.5417, 47.3769] },
    { city: 'dubai', timeZone: 'Asia/Dubai', place: [55.2708, 25.2048] },
    { city: 'new-york', timeZone: 'America/New_York', place: [-74.006, 40.7128] },
    { city: 'singapore', timeZone: 'Asia/Singapore', place: [103.8198, 1.3521] },
  ],
} as const satisfies School;

/**
 * Hosts where lessons are held, such as `zoom.us`, also those below them. Empty: any. A separate constant: browsers do not load
 * it. @see PD-67
 */
export const roomHosts: readonly string[] = [];

/** The external service for languages other than the four. A separate constant: every public page loads it. @see PD-12 */
export const pageTranslation = {
  scriptAddress: 'https://translate.google.com/translate_a/element.js',
  /** Its items in the browser, which are removed when the visitor withdraws consent. @see PD-10 */
  stores: { cookies: ['googtrans'], keyPattern: /^(goog|gt)-?/ },
};

/**
 * The statutes and official guidance that policies name. A text writes `{equalityAct}`, and at the first mention in a policy
 * `{equalityActInFull}`, which adds the English title in brackets to a translation. A separate constant: browsers do not load it.
 *
 * French values begin with their article: `de {ukGdpr}` becomes « du RGPD britannique ».
 */
export const statutes = {
  equalityAct: {
    en: 'Equality Act 2010',
    ar: 'قانون المساواة لعام 2010',
    fr: 'la loi de 2010 sur l’égalité',
    zh: '《2010年平等法》',
  },
  ukGdpr: {
    en: 'UK GDPR',
    ar: { name: 'اللائحة العامة لحماية البيانات في المملكة المتحدة', short: 'UK GDPR' },
    fr: 'le RGPD britannique',
    zh: { name: '《英国通用数据保护条例》', short: 'UK GDPR' },
  },
  dataProtectionAct: {
    en: 'Data Protection Act 2018',
    ar: 'قانون حماية البيانات لعام 2018',
    fr: 'la loi de 2018 sur la protection des données',
    zh: '《2018年数据保护法》',
  },
  electronicCommunicationsRegulations: {
    en: 'Privacy and Electronic Communications (EC Directive) Regulations 2003',
    ar: 'لوائح الخصوصية والاتصالات الإلكترونية (توجيه الجماعة الأوروبية) لعام 2003',
    fr: 'le règlement de 2003 sur la vie privée et les communications électroniques',
    zh: '《2003年隐私与电子通信（欧共体指令）条例》',
  },
  consumerRightsAct: {
    en: 'Consumer Rights Act 2015',
    ar: 'قانون حقوق المستهلك لعام 2015',
    fr: 'la loi de 2015 sur les droits des consommateurs',
    zh: '《2015年消费者权利法》',
  },
  consumerContractsRegulations: {
    en: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
    ar: 'لوائح عقود المستهلكين (المعلومات والإلغاء والرسوم الإضافية) لعام 2013',
    fr: 'le règlement de 2013 sur les contrats conclus avec les consommateurs',
    zh: '《2013年消费者合同（信息、取消及附加费用）条例》',
  },
  thirdPartyRightsAct: {
    en: 'Contracts (Rights of Third Parties) Act 1999',
    ar: 'قانون العقود (حقوق الغير) لعام 1999',
    fr: 'la loi de 1999 sur les droits des tiers au contrat',
    zh: '《1999年合同（第三方权利）法》',
  },
  limitationAct: {
    en: 'Limitation Act 1980',
    ar: 'قانون التقادم لعام 1980',
    fr: 'la loi de 1980 sur la prescription',
    zh: '《1980年时效法》',
  },
  companiesAct: {
    en: 'Companies Act 2006',
    ar: 'قانون الشركات لعام 2006',
    fr: 'la loi de 2006 sur les sociétés',
    zh: '《2006年公司法》',
  },
  briberyAct: {
    en: 'Bribery Act 2010',
    ar: 'قانون الرشوة لعام 2010',
    fr: 'la loi de 2010 sur la corruption',
    zh: '《2010年反贿赂法》',
  },
  criminalFinancesAct: {
    en: 'Criminal Finances Act 2017',
    ar: 'قانون الأموال الإجرامية لعام 2017',
    fr: 'la loi de 2017 sur la criminalité financière',
    zh: '《2017年刑事财务法》',
  },
  computerMisuseAct: {
    en: 'Computer Misuse Act 1990',
    ar: 'قانون إساءة استخدام الحاسوب لعام 1990',
    fr: 'la loi de 1990 sur l’usage illicite de l’informatique',
    zh: '《1990年计算机滥用法》',
  },
  copyrightAct: {
    en: 'Copyright, Designs and Patents Act 1988',
    ar: 'قانون حقوق المؤلف والتصاميم وبراءات الاختراع لعام 1988',
    fr: 'la loi de 1988 sur le droit d’auteur, les dessins et modèles et les brevets',
    zh: '《1988年版权、外观设计和专利法》',
  },
  educationAct: {
    en: 'Education Act 1996',
    ar: 'قانون التعليم لعام 1996',
    fr: 'la loi de 1996 sur l’éducation',
    zh: '《1996年教育法》',
  },
  keepingChildrenSafe: {
    en: 'Keeping Children Safe in Education',
    ar: '«الحفاظ على سلامة الأطفال في التعليم»',
    fr: 'Keeping Children Safe in Education',
    zh: '《保障教育中的儿童安全》',
  },
  safeguardingVulnerableGroupsAct: {
    en: 'Safeguarding Vulnerable Groups Act 2006',
    ar: 'قانون حماية الفئات المستضعفة لعام 2006',
    fr: 'la loi de 2006 sur la protection des groupes vulnérables',
    zh: '《2006年弱势群体保护法》',
  },
  rehabilitationOfOffendersAct: {
    en: 'Rehabilitation of Offenders Act 1974',
    ar: 'قانون رد الاعتبار للمحكوم عليهم لعام 1974',
    fr: 'la loi de 1974 sur la réhabilitation des délinquants',
    zh: '《1974年罪犯更生法》',
  },
  rehabilitationOfOffendersOrder: {
    en: 'Rehabilitation of Offenders Act 1974 (Exceptions) Order 1975',
    ar: 'أمر الاستثناءات من ذلك القانون لعام 1975',
    fr: 'le décret de 1975 relatif aux exceptions à cette loi',
    zh: '《1975年〈1974年罪犯更生法〉（例外）令》',
  },
  publicInterestDisclosureAct: {
    en: 'Public Interest Disclosure Act 1998',
    ar: 'قانون الإفصاح للمصلحة العامة لعام 1998',
    fr: 'la loi de 1998 sur les divulgations d’intérêt public',
    zh: '《1998年公共利益披露法》',
  },
  employmentRightsAct: {
    en: 'Employment Rights Act 1996',
    ar: 'قانون حقوق العمل لعام 1996',
    fr: 'la loi de 1996 sur les droits en matière d’emploi',
    zh: '《1996年雇佣权利法》',
  },
  employmentRelationsAct: {
    en: 'Employment Relations Act 1999',
    ar: 'قانون علاقات العمل لعام 1999',
    fr: 'la loi de 1999 sur les relations de travail',
    zh: '《1999年雇佣关系法》',
  },
  workingTimeRegulations: {
    en: 'Working Time Regulations 1998',
    ar: 'لوائح وقت العمل لعام 1998',
    fr: 'le règlement de 1998 sur le temps de travail',
    zh: '《1998年工作时间条例》',
  },
  acasCode: {
    en: 'Acas Code of Practice on Disciplinary and Grievance Procedures',
    ar: 'مدونة ممارسات Acas بشأن الإجراءات التأديبية والشكاوى الوظيفية',
    fr: 'le code de bonnes pratiques de l’Acas sur les procédures disciplinaires et les réclamations internes',
    zh: '英国劳动咨询调解仲裁局（Acas）的《纪律与申诉程序行为守则》',
  },
} as const satisfies Record<string, Statute>;

/** Sources of the external translation for the content security policy. A separate constant: browsers do not load it. @see PD-12 */
export const pageTranslationHosts: PageTranslationHosts = {
  script: ['https://translate.google.com', 'https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  style: ['https://www.gstatic.com', 'https://translate.googleapis.com'],
  image: ['https://www.gstatic.com', 'https://fonts.gstatic.com', 'https://translate.google.com'],
  connect: ['https://translate.google.com', 'https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  frame: ['https://translate.google.com'],
};

type PageTranslationHosts = Record<'script' | 'style' | 'image' | 'connect' | 'frame', readonly string[]>;

type Hub = { timeZone: string; place: readonly [longitude: number, latitude: number] };

export type School = {
  name: string;
  shortName: string;
  parentCompany: string;
  jurisdiction: Readonly<Record<Exclude<Language, 'fr'>, string> & { fr: Record<'in' | 'of', string> }>;
  registeredNumber?: string;
  registeredOffice?: string;
  vatNumber?: string;
  dataProtectionRegistration?: string;
  firstCopyrightYear: number;
  countryHubs: readonly (Hub & { country: string; role: string })[];
  cityHubs: readonly (Hub & { city: string })[];
};

/** `short` is set if texts use a shorter name after the first mention. */
export type StatuteName = string | { readonly name: string; readonly short: string };

export type Statute = Readonly<Record<Language, StatuteName> & { en: string }>;
