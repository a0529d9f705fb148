import { href } from 'react-router';
/** @param owner shows only the enquiries of this administrator */
export const boardPath = (owner: string | null) =>
  `${href('/admin-console/enquiries/board')}${owner ? `?owner=${owner}` : ''}`;
