/** True in runs that count a test as failed if it passes only on the second attempt. */
export const failOnFlaky = process.env['FAIL_ON_FLAKY'] === 'yes';
