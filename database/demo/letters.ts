import type { DemoMessage } from './demo-message.ts';
import { bookList } from './files.ts';

/** Letters to the families of Eleanor’s students. @see PD-45 */
export const lettersToFamilies: readonly DemoMessage[] = (['zoe', 'sean', 'layla'] as const).map((to) => ({
  from: 'eleanor',
  to,
  sent: { daysAgo: 8, at: '15:20' },
  letter: 'books',
  files: [bookList],
  subject: 'Books for the holiday',
  paragraphs: [
    'Dear families,',
    'The attached list has four books, all of them older than the school and most of them older than printing. Nobody has to read all four.',
    'Please choose one together and tell me which. I shall read it again before the holiday ends, so that we have something to talk about that is not homework.',
    'Kind regards,\nEleanor Whitcombe',
  ],
}));
