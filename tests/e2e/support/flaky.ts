/** Whether a browser test that passes on the second attempt fails, in runs that look for unstable tests. */
export const failOnFlaky = process.env['FAIL_ON_FLAKY'] === 'yes';
