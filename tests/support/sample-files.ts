import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

export type Entry = { name: string; content: Buffer; isStored?: boolean; declaredSize?: number };

/** Returns a ZIP archive. `declaredSize` overrides the size of the unpacked content. */
export function makeZip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored = false, declaredSize = content.length } of entries) {
    const packed = isStored ? content : deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isStored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declaredSize, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name));
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

const mainTypes = {
  docx: 'wordprocessingml.document',
  xlsx: 'spreadsheetml.sheet',
  pptx: 'presentationml.presentation',
};

export function makeOfficeFile(kind: keyof typeof mainTypes, more: Entry[] = [], macros = false): Buffer {
  const type = macros
    ? 'application/vnd.ms-word.document.macroEnabled'
    : `application/vnd.openxmlformats-officedocument.${mainTypes[kind]}`;
  const types = `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${type}.main+xml"/></Types>`;
  return makeZip([{ name: '[Content_Types].xml', content: Buffer.from(types) }, ...more]);
}

export function makeOpenDocument(kind: 'text' | 'spreadsheet' | 'presentation', more: Entry[] = []): Buffer {
  const type = Buffer.from(`application/vnd.oasis.opendocument.${kind}`);
  return makeZip([
    { name: 'mimetype', content: type, isStored: true },
    { name: 'content.xml', content: Buffer.from('<office:document-content/>') },
    ...more,
  ]);
}

/** @param objects of the PDF, as text */
export function makePdf(objects: string | Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(objects), Buffer.from('\ntrailer\n<< >>\n%%EOF\n')]);
}

export const samplePdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

export async function makePhoto(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 400, height = 300): Promise<Buffer> {
  const background = { r: 40, g: 90, b: 140 };
  return sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    [format]()
    .toBuffer();
}
