/** True in `npm run test:all`, which tests every screen in every language. `npm test` omits most of them. */
export const allScreens = process.env['ALL_SCREENS'] === 'yes';
