/** What a guardian is to the student. `parent` is the default. @see PD-39 */
export const relations = ['parent', 'mother', 'father', 'step-parent', 'grandparent', 'guardian', 'other'] as const;
export type Relation = (typeof relations)[number];

/** A closed list: the office that knows the details keeps them in its own record. */
export const restrictionReasons = ['court-order', 'safeguarding', 'family-request', 'identity', 'other'] as const;
export type RestrictionReason = (typeof restrictionReasons)[number];

export const rights = ['mayView', 'mayWrite', 'receivesMail'] as const;
export type Rights = Record<(typeof rights)[number], boolean>;

export interface Guardian extends Rights {
  /** Of the person. */
  id: string;
  fullName: string;
  /** Not suspended. */
  isActive: boolean;
  relation: Relation;
  /** Since then, no right has an effect. */
  restrictedAt: Date | null;
  restrictionReason: RestrictionReason | null;
}

/** A guardian as other guardians and the staff of the student see them. */
export type FamilyMember = Pick<Guardian, 'id' | 'fullName' | 'relation' | 'isActive'>;

/** A student as the console shows it for one of the guardians. */
export interface GuardedStudent {
  id: string;
  fullName: string;
  relation: Relation;
  isRestricted: boolean;
  isArchived: boolean;
}
