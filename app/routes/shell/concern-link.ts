/** The contact form for a safeguarding concern. @see PD-75 */
export const concernLink = { path: '/admissions?topic=safeguarding#enquiry', label: 'footer.concern' } as const;
