export interface DemoFile {
  name: string;
  content: Buffer;
}

export const travelDates: DemoFile = {
  name: 'Lagos, missed lessons.csv',
  content: Buffer.from(
    [
      'Day,Lesson,Where Tobi is',
      'Wednesday,Science,on the aeroplane',
      'Thursday,English,with his grandparents',
      'Friday,History with Ms Whitcombe,with his grandparents',
      '',
    ].join('\r\n'),
  ),
};

export const bookList: DemoFile = {
  name: 'Books for the holiday.pdf',
  content: pdfOf([
    'Books for the holiday',
    '',
    'Kalila and Dimna: fables of a lion, an ox and two jackals',
    'The Journey to the West: a retelling in thirty short chapters',
    'The Mabinogion: the first branch',
    'One Thousand and One Nights: a selection',
    '',
    'Chosen by Eleanor Whitcombe',
  ]),
};

/** Returns a PDF of one page in a standard font that PDF readers provide. ASCII only. */
function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) '`).join('\n');
  const text = `BT\n/F1 13 Tf\n22 TL\n72 760 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${pdf}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`);
}
