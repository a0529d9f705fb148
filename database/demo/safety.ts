import type { SafetyDetails } from '#features/safety/safety.ts';
import type { PersonKey } from './people.ts';

interface DemoSafety {
  /** Number of the student. */
  student: string;
  author: PersonKey;
  /** Days before now; the term began 30 days ago. */
  daysAgo: number;
  details: SafetyDetails;
  /** What the author wrote about court orders. */
  courtOrder?: string;
}

/** Tobi’s family is asked to confirm them again; 乐天’s has not entered any. */
export const safety: readonly DemoSafety[] = [
  {
    student: 'MER-2041',
    author: 'zoe',
    daysAgo: 130,
    details: {
      country: 'NG',
      address: '14 Adeola Odeku Street, flat 3\nVictoria Island, Lagos',
      timeZone: 'Africa/Lagos',
      contacts: [
        { name: 'Folake Adeyemi', relation: 'Grandmother, lives in the house', phone: '+234 800 555 0141' },
        { name: 'Zoë Adeyemi-O’Neil', relation: 'Mother', phone: '+234 800 555 0142' },
      ],
      health: 'Asthma. The blue inhaler is in his desk, the spare one in the kitchen.',
      companions: 'His grandmother, Folake Adeyemi.',
    },
  },
  {
    student: 'MER-2042',
    author: 'zoe',
    daysAgo: 12,
    details: {
      country: 'IE',
      address: '7 Marine Terrace\nDún Laoghaire',
      timeZone: 'Europe/Dublin',
      contacts: [{ name: 'Seán O’Neil', relation: 'Father', phone: '+353 20 910 0142' }],
      health: '',
      companions: '',
    },
  },
  {
    student: 'MER-1987',
    author: 'layla',
    daysAgo: 20,
    details: {
      country: 'AE',
      address: 'شارع الوصل، فيلا 12\nجميرا، دبي',
      timeZone: 'Asia/Dubai',
      contacts: [
        { name: 'ليلى منصور', relation: 'الأم', phone: '+971 50 555 0143' },
        { name: 'Samira Haddad', relation: 'Neighbour', phone: '+971 50 555 0144' },
      ],
      health: 'حساسية من الفول السوداني، وحقنة الأدرينالين في حقيبته.',
      companions: 'خالته هدى.',
    },
    courtOrder: 'قرار محكمة بتاريخ 3 مارس: الحضانة للأم وحدها، ولا تُعطى لغيرها معلومات عن مكان إقامة الطالب.',
  },
];
