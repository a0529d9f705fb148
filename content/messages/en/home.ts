/** The home page that stands in until the public site is built. @see core §1, §2 */
export const home = {
  'home.title': '{school}: Education Without Borders',
  'home.description':
    'A private international online school with live small-group teaching, an Academic Mentor and a Wellbeing Coach for each student.',
  'home.headline': 'Where global minds and ethical intelligence meet.',
  'home.lead':
    'Live small-group teaching, full-time or beside another school, for families who live across borders. Each student has an Academic Mentor and a Wellbeing Coach.',
  'home.philosophy': 'Discover Our Philosophy',
  'home.learning': 'Explore Global Learning',
  'home.contact.title': 'Admission by invitation',
  'home.contact.text':
    'Families come to us through a private consultation and an interview. Ask for a conversation; we will tell you how the school teaches and whether it suits your child.',
} as const;
