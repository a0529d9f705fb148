import type { EnquiryState } from '#features/enquiries/enquiries.ts';

/** `wanted`: a status that needs the date of a consultation. */
export const enquiryPath = (id: string, wanted?: EnquiryState) =>
  `/admin-console/enquiries/${id}${wanted ? `?state=${wanted}` : ''}`;
