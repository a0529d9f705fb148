import { Refused } from '../../platform/refused.server.ts';

/** `mismatch`: the content is of another type than the name. `unpacks too large`: a decompression bomb. */
export class FileRefused extends Refused<
  | 'wrong type'
  | 'heic'
  | 'mismatch'
  | 'empty'
  | 'damaged'
  | 'too large'
  | 'too many pixels'
  | 'unpacks too large'
  | 'macros'
  | 'encrypted'
  | 'infected'
  | 'not scanned'
  | 'too many unsent'
  | 'too many today'
  | 'too many files'
  | 'busy'
  | 'cut off'
> {}

export type FileRefusal = FileRefused['reason'];
