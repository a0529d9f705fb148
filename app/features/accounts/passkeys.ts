export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const passkeyLimits = { perPerson: 10, nameLength: 60 } as const;
