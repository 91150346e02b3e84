/** A PDF of one page with one line on it. Give it plain letters and spaces. */
export function samplePage(line: string): Uint8Array {
  const drawing = `BT /F1 16 Tf 72 740 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const begins = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(begins).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file + table + end);
}
