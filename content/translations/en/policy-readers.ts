/** The console’s list of acknowledgements. @see PD-61 */
export const policyReaders = {
  'policyReaders.title': 'Acknowledgements of policies',
  'policyReaders.link': 'Policies',
  'policyReaders.search': 'Search by name or email',
  'policyReaders.version': 'Version',
  'policyReaders.state': 'Status',
  'policyReaders.state.all': 'All',
  'policyReaders.state.open': 'Not yet',
  'policyReaders.state.acknowledged': 'Acknowledged',
  'policyReaders.role': 'Role',
  'policyReaders.role.all': 'All roles',
  'policyReaders.person': 'Person',
  'policyReaders.at': 'Acknowledged on',
  'policyReaders.none': 'No policy has had a material change yet',
  'policyReaders.none.text':
    'When a version with a material change is published, this page lists who has acknowledged it.',
  'policyReaders.empty': 'Nobody had to be told',
  'policyReaders.empty.text': 'Nobody had an account when this version was published.',
} as const;
