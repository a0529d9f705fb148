import type { DemoMessage } from './demo-message.ts';
import { lettersToFamilies } from './letters.ts';
import { messagesOfTheAdeyemis } from './messages-adeyemi.ts';
import { messagesOfTheChens } from './messages-chen.ts';
import { messagesOfTheMansours } from './messages-mansour.ts';
import { messagesAmongStaff } from './messages-staff.ts';

export const messages: readonly DemoMessage[] = [
  ...messagesOfTheAdeyemis,
  ...messagesOfTheMansours,
  ...messagesOfTheChens,
  ...messagesAmongStaff,
  ...lettersToFamilies,
];
