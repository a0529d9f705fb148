import { href } from 'react-router';
export const officeMessagePath = (id: string): string => href('/office-messages/:messageId', { messageId: id });

/** Outside the console: Admissions may have holders who are no administrators. */
export const addEnquiryPath = href('/office-messages/add');
