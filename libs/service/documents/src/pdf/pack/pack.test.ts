import { expect, it } from 'vitest';
import { pack } from './pack';

const written = (text: string) => new TextEncoder().encode(text);

it('refuses what pdfkit did not write, rather than break it', async () => {
  await expect(pack(written('%PDF-1.7\n1 0 obj\n<<\n>>\nendobj\n%%EOF\n'))).rejects.toThrow('not a file as pdfkit');
});

it('keeps streams as they are, and puts every other object together', async () => {
  const head = '%PDF-1.7\n';
  const stream = '1 0 obj\n<<\n/Length 4\n>>\nstream\n\u0001\u0002\u0003\u0004\nendstream\nendobj\n';
  const plain = '2 0 obj\n<<\n/Type /Catalog\n>>\nendobj\n';
  const offset = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`;
  const table = `xref\n0 3\n0000000000 65535 f \n${offset(head.length)}${offset(head.length + stream.length)}`;
  const end = `trailer\n<<\n/Size 3\n/Root 2 0 R\n>>\nstartxref\n${(head + stream + plain).length}\n%%EOF\n`;
  const packed = new TextDecoder('latin1').decode(await pack(written(head + stream + plain + table + end)));
  expect(packed.startsWith(head + stream)).toBe(true);
  expect(packed).not.toContain('/Catalog');
  expect(packed).toContain('/Type /ObjStm /N 1 /First 4');
  expect(packed).toContain('/Type /XRef /W [1 4 2] /Size 5 /Root 2 0 R');
});
