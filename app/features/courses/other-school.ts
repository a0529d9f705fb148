/** Of all terms. @see PD-67 */
export const otherSchoolLimits = { perStudent: 60 } as const;

/** 1 is Monday, 7 is Sunday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
