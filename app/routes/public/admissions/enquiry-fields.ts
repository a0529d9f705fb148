/** The section of the page that holds the form. */
export const enquiryAnchor = 'request-consultation';

/** A field that people don't see: whoever fills it in is a program. */
export const trapName = 'website';
