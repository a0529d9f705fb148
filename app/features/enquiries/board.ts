import { type EnquiryStage, type EnquiryState, enquiryStates } from './enquiries.ts';

export interface BoardCard {
  id: string;
  revision: number;
  /** `name` and `region` are null if they cannot be decrypted. */
  name: string | null;
  region: string | null;
  stage: EnquiryStage;
  consultationOn: string | null;
  age: number;
  isOverdue: boolean;
  ownerName: string | null;
}

export interface BoardColumn {
  state: EnquiryState;
  /** Includes cards that are not shown. */
  count: number;
  cards: BoardCard[];
}

/** Keeps the page below 100 kB; the list has the rest. */
export const cardsPerColumn = 10;

/** Returns null after the last status, and for closed enquiries. */
export function nextState(state: EnquiryState): EnquiryState | null {
  if (state === 'enrolled' || state === 'closed') return null;
  return enquiryStates[enquiryStates.indexOf(state) + 1] ?? null;
}
