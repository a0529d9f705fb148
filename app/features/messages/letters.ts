/** A sent letter to several families: one message for each guardian. @see PD-45 */
export interface SentLetter {
  /** Null if decryption fails. */
  subject: string | null;
  /** Null if decryption fails. */
  body: string | null;
  /** Null if unknown. */
  language: string | null;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Sorted by the receivers' names. A removed account has neither id nor name. */
  messages: { id: string; receiverId: string | null; receiverName: string | null; isRead: boolean }[];
}
