/** The section of the page that holds the form. */
export const enquiryAnchor = 'enquiry';

/** The heading of the confirmation, which a redirect there focuses even without a script. */
export const confirmationAnchor = 'enquiry-received';

/** A field that people don't see: whoever fills it in is a program. */
export const honeypotName = 'website';
