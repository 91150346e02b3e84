import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { everyDocument } from '../testing/documents';
import { fontFiles } from '../testing/font-files';
import { readPdf } from '../testing/read-pdf';
import { readFonts } from './fonts';
import { renderPdf } from './render-pdf';

const fonts = readFonts(await fontFiles());
const { certificate } = everyDocument();
const address = 'https://portal.example.co.za/certificate?code=7K3M-Q2XR-9WAB';

/** The modules as they are drawn: rectangles of one height. */
function drawnModules(source: string): boolean[][] {
  const squares = [...source.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((found) =>
    found.slice(1).map(Number),
  );
  const module = squares[0]?.[3] ?? 1;
  const [left, top] = [Math.min(...squares.map(([x = 0]) => x)), Math.min(...squares.map(([, y = 0]) => y))];
  const { size } = encode(address, { ecc: 'M', border: 0 });
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [x = 0, y = 0, width = 0] of squares) {
    rows[Math.round((y - top) / module)]?.fill(
      true,
      Math.round((x - left) / module),
      Math.round((x - left + width) / module),
    );
  }
  return rows;
}

it('the square code is the code of the address, square by square', async () => {
  if (!certificate) throw new Error('There is no certificate');
  const { source } = readPdf(await renderPdf(certificate, fonts));
  expect(drawnModules(source)).toEqual(encode(address, { ecc: 'M', border: 0 }).data);
});

it('somebody who does not see it is told what it is for, and the address', async () => {
  if (!certificate) throw new Error('There is no certificate');
  const { source } = readPdf(await renderPdf(certificate, fonts));
  expect(source.match(/\/S \/Figure/g)).toHaveLength(1);
  expect(source).toContain(`/Alt (QR code. Scan to check certificate 7K3M-Q2XR-9WAB: ${address})`);
});
