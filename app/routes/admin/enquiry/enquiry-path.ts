import { href } from 'react-router';
import type { EnquiryState } from '#features/enquiries/enquiries.ts';

/** `wanted`: a status that needs the date of a consultation. */
export const enquiryPath = (id: string, wanted?: EnquiryState) =>
  `${href('/admin-console/enquiries/:enquiryId', { enquiryId: id })}${wanted ? `?state=${wanted}` : ''}`;
