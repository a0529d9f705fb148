import { Refused } from '#platform/refused.server.ts';

/**
 * `mismatch`: the content is of another type than the name. `unpacks too large`: a decompression bomb. `external content`:
 * templates, data or frames that are loaded from elsewhere.
 */
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
  | 'embedded objects'
  | 'external content'
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
