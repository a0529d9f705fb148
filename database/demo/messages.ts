import type { DemoFile } from './files.ts';
import { lettersToFamilies } from './letters.ts';
import { messagesOfTheAdeyemis } from './messages-adeyemi.ts';
import { messagesOfTheChens } from './messages-chen.ts';
import { messagesOfTheMansours } from './messages-mansour.ts';
import { messagesAmongStaff } from './messages-staff.ts';
import type { PersonKey } from './people.ts';

export interface DemoMessage {
  from: PersonKey;
  to: PersonKey;
  /** Relative to the first start of the demo; hours and minutes in UTC. */
  sent: { daysAgo: number; at: `${number}:${number}` } | { minutesAgo: number };
  isUnread?: true;
  /** By the receiver. */
  isArchived?: true;
  /** The same for the messages of a letter to several families. */
  letter?: string;
  files?: readonly DemoFile[];
  /** Number of the student whom the message is about. */
  about?: string;
  subject: string;
  paragraphs: readonly string[];
}

export const messages: readonly DemoMessage[] = [
  ...messagesOfTheAdeyemis,
  ...messagesOfTheMansours,
  ...messagesOfTheChens,
  ...messagesAmongStaff,
  ...lettersToFamilies,
];
