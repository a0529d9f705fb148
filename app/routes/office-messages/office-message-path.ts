export const officeMessagePath = (id: string): string => `/office-messages/${id}`;

/** Outside the console: Admissions may have holders who are no administrators. */
export const addEnquiryPath = '/office-messages/add';
