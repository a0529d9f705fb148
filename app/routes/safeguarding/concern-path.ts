export const concernPath = (id: string): string => `/safeguarding/concerns/${id}`;
