/** The pages of the main navigation, in the specification's order. @see core §2 Global elements */
export const publicLinks = [
  { path: '/vision', label: 'nav.vision' },
  { path: '/curriculum', label: 'nav.curriculum' },
  { path: '/faculty', label: 'nav.faculty' },
  { path: '/global-presence', label: 'nav.globalPresence' },
  { path: '/admissions', label: 'nav.admissions' },
] as const;

const questionsLink = { path: '/questions', label: 'nav.questions' } as const;
const contactLink = { path: '/admissions#enquiry', label: 'nav.contact' } as const;

/** The last links of menu and footer. @param hasQuestions the page of questions exists. @see PD-62 */
export const helpLinks = (hasQuestions: boolean) => (hasQuestions ? [questionsLink, contactLink] : [contactLink]);
