/** The contact form, for a person who cannot sign in. @see decisions 30 */
export const accountContactForm = '/admissions?topic=account#enquiry';
