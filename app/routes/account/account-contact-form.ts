/** For people who cannot sign in. @see decisions 30 */
export const accountContactForm = '/admissions?topic=account#enquiry';
