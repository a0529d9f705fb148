import { lettersOfTheAdeyemis } from './letters-adeyemi.ts';
import { lettersOfTheChens } from './letters-chen.ts';
import { lettersOfTheMansours } from './letters-mansour.ts';
import { lettersAmongStaff } from './letters-staff.ts';
import type { PersonKey } from './people.ts';

export interface Letter {
  from: PersonKey;
  to: PersonKey;
  /** Relative to the first start of the demo; hours and minutes in UTC. */
  sent: { daysAgo: number; at: `${number}:${number}` } | { minutesAgo: number };
  isUnread?: true;
  subject: string;
  paragraphs: readonly string[];
}

export const letters: readonly Letter[] = [
  ...lettersOfTheAdeyemis,
  ...lettersOfTheMansours,
  ...lettersOfTheChens,
  ...lettersAmongStaff,
];
