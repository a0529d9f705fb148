import { isUtf8 } from 'node:buffer';

const percent = '%'.charCodeAt(0);

/** Returns whether a percent-decoded body is valid UTF-8. Decoders silently replace invalid bytes. @see R12 */
export function isUtf8Form(body: Uint8Array): boolean {
  const decoded = Buffer.alloc(body.length);
  let length = 0;
  for (let index = 0; index < body.length; index++) {
    const byte = body[index] ?? 0;
    const escaped = byte === percent ? hexPair(body[index + 1], body[index + 2]) : -1;
    decoded[length++] = escaped < 0 ? byte : escaped;
    if (escaped >= 0) index += 2;
  }
  return isUtf8(decoded.subarray(0, length));
}

function hexPair(high: number | undefined, low: number | undefined): number {
  const [first, second] = [hexDigit(high), hexDigit(low)];
  return first < 0 || second < 0 ? -1 : first * 16 + second;
}

function hexDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : -1;
}
