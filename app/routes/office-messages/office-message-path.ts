export const officeMessagePath = (id: string): string => `/office-messages/${id}`;
