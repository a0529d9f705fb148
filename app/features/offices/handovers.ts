import type { Office } from '#content/offices.ts';

/** A period in which somebody handles a confidential office. @see PD-28 */
export interface Tenure {
  office: Office;
  since: Date;
  /** Also what arrived before `since`: it was handed over, or the operator assigned the office. */
  readsEarlier: boolean;
}

export interface TenureOfHistory extends Tenure {
  /** Holder or deputy. False: an administrator, while the office had neither. */
  isNamed: boolean;
  /** Null: it has not ended. */
  until: Date | null;
}

export interface Handover {
  /** Of the tenure. */
  id: string;
  office: Office;
  fullName: string;
  /** Holder or deputy. False: an administrator, while the office has neither. */
  isNamed: boolean;
  since: Date;
}

export interface OfficeEvent {
  id: string;
  office: Office;
  event: 'office assigned' | 'office handed over';
  happenedAt: Date;
  /** Null: the operator, or a removed account. */
  actorName: string | null;
  /** Null without a holder, empty if the account was removed; the same for the deputy. */
  holderName: string | null;
  deputyName: string | null;
  /** Null: a removed account. */
  receiverName: string | null;
}
