/** A passkey as its person sees it. */
export interface Passkey {
  id: string;
  /** Chosen by the person. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const passkeyLimits = { perPerson: 10, nameLength: 60 } as const;
