/** `npm run test:all`: scans of every screen in every language, and the gallery. `npm test` leaves most of them out. */
export const allScreens = process.env['ALL_SCREENS'] === 'yes';
