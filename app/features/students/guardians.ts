/** @see PD-39 */
export const relations = ['parent', 'mother', 'father', 'step-parent', 'grandparent', 'guardian', 'other'] as const;
export type Relation = (typeof relations)[number];

/** Fixed reasons instead of free text: the details belong to the records of the office concerned. */
export const restrictionReasons = ['court-order', 'safeguarding', 'family-request', 'identity', 'other'] as const;
export type RestrictionReason = (typeof restrictionReasons)[number];

export const rights = ['mayView', 'mayWrite', 'receivesMail'] as const;
export type Rights = Record<(typeof rights)[number], boolean>;

export interface Guardian extends Rights {
  id: string;
  fullName: string;
  isActive: boolean;
  relation: Relation;
  /** No right has an effect after this time. */
  restrictedAt: Date | null;
  restrictionReason: RestrictionReason | null;
  revision: number;
}

/** As other guardians and the staff of the student see them. */
export type FamilyMember = Pick<Guardian, 'id' | 'fullName' | 'relation' | 'isActive'>;

export interface StudentOfGuardian {
  id: string;
  fullName: string;
  relation: Relation;
  isRestricted: boolean;
  isArchived: boolean;
}
