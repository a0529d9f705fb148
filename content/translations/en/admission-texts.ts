import { pipeline } from './pipeline.ts';

/** What the console says about the way from an enquiry to an enrolment. */
export const texts = { ...pipeline } as const;
