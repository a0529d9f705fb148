/** Wrong usage; the message explains the correct one. */
export class Mistake extends Error {}
