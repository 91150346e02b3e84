import { PDFDocument, toBytes } from './kit';
import { type DocumentContent } from '../content';
import { type Letterhead } from '../letterhead';
import { drawFeet } from './draw-feet';
import { drawHeading } from './draw-heading';
import { drawLetterhead } from './draw-letterhead';
import { drawPart, drawText } from './draw-part';
import { type Fonts } from './fonts';
import { ink, margin, muted, sizes } from './look';
import { pack } from './pack/pack';
import { createPen } from './pen';
import { aboutStandIns } from './stand-in';

/**
 * Puts a document on A4 pages: real text in an embedded font, tagged for screen readers. The same content gives the same
 * bytes, so that a version of a document can be told from another by them.
 */
export async function renderPdf(
  content: DocumentContent,
  fonts: Fonts,
  letterhead: Letterhead | null = null,
): Promise<Uint8Array> {
  const { title, lead, sections, foot, issuer, issuedAt } = content;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 16 },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-ZA',
    displayTitle: true,
    bufferPages: true,
    font: null,
    info: {
      Title: title,
      Author: issuer,
      Creator: issuer,
      Producer: issuer,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('semiBold', fonts.semiBold);
  const bytes = toBytes(pdf);

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = createPen(pdf, root, fonts, letterhead?.nameColour ?? ink);
  if (letterhead) drawLetterhead(pen, issuer, letterhead);
  drawHeading(pen, { level: 1, text: title });
  for (const line of lead) {
    root.add(
      pdf.struct('P', () => {
        pdf.font('regular').fontSize(sizes.lead).fillColor(muted);
        pen.write(line);
      }),
    );
  }
  for (const { heading, parts } of sections) {
    drawHeading(pen, { level: 2, text: heading });
    for (const part of parts) drawPart(pen, part);
  }
  if (pen.usedStandIns()) {
    drawHeading(pen, { level: 2, text: aboutStandIns.heading });
    drawText(pen, aboutStandIns.text);
  }
  pdf.fillColor(ink);
  root.end();
  drawFeet(pen, foot);
  pdf.end();
  return pack(await bytes);
}
