export const withdrawMergeIntent = 'withdraw-merge';
