/** For people who cannot sign in. @see PD-30 */
export const accountContactForm = '/admissions?topic=account#enquiry';
