export const registerIntent = 'register';

export const markField = (studentId: string): string => `mark.${studentId}`;
export const minutesField = (studentId: string): string => `minutes.${studentId}`;
