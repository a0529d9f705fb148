/** @param owner shows only the enquiries of this administrator */
export const boardPath = (owner: string | null) => `/admin-console/enquiries/board${owner ? `?owner=${owner}` : ''}`;
