/** Of the symbol `wordmark`. Made by npm run icons. */
export const wordmarkViewBox = '0 0 1451 352';
