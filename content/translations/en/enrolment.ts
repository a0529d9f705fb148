/** A new family from an enquiry. @see PD-54 */
export const enrolment = {
  'pipeline.confirm.enrolled':
    'The enquiry and its notes are kept until {until}, and then deleted for good. Before that, add what belongs there to the student’s record.',
  'pipeline.enrol.from': 'From enquiry {reference}. When you create the family, the enquiry becomes “Enrolled”.',
  'pipeline.enrol.open': 'Open the enquiry',
  'pipeline.enrol.outdated':
    'Nothing has been created: enquiry {reference} has changed in the meantime, or its status does not allow an enrolment. What you typed is still in the form. Open the enquiry and check its status, then create the family again.',
} as const;
