/** New versions of policies for account holders. @see PD-61 */
export const policyNotices = {
  'policyNotice.title': 'Policies',
  'policyNotice.lead':
    'When a policy changes in a way that concerns your rights or duties, you will find the new version here.',
  'policyNotice.none': 'There is nothing new to acknowledge.',
  'policyNotice.published': 'Published: {date}',
  'policyNotice.takesEffect': 'Applies from {date}',
  'policyNotice.read': 'Read the policy',
  'policyNotice.versions': 'All versions',
  'policyNotice.acknowledge': 'I Have Taken Note',
  'policyNotice.acknowledge.named': 'I have taken note: {policy}',
  'policyNotice.acknowledged': 'Acknowledged',
  'policyNotice.done': 'Thank you. We have recorded that you have taken note.',
  'policyNotice.open': 'Policies',
} as const;
