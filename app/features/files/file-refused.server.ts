import { Refused } from '../../platform/refused.server.ts';

/**
 * Why a file is not accepted. `mismatch`: its content is of another type than its name says. `damaged`: truncated or
 * invalid. `unpacks too large`: a decompression bomb. `cut off`: the upload ended early.
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
