import { href } from 'react-router';
export const concernPath = (id: string): string => href('/safeguarding/concerns/:concernId', { concernId: id });
