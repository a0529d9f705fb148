import { expect, it } from 'vitest';
import { attachmentsText, parseAttachments } from './attachment-list.ts';

const file = { id: 'a1b2c3d4-0000-4000-8000-000000000000', name: 'letter.pdf', type: 'pdf', size: 9 } as const;

it('The list of a draft’s files is the same after a round trip, and loses files of unknown types', () => {
  expect(parseAttachments(attachmentsText([file]))).toEqual([file]);
  for (const type of ['exe', 'constructor', 'toString', '__proto__'])
    expect(parseAttachments(JSON.stringify([{ ...file, type }])), type).toEqual([]);
});
