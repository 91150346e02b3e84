// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient declarations of a package cannot be imported
/// <reference path="./pdfkit.d.ts" />
import { create, type Font } from 'fontkit';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';

/** The packages that write PDFs, with the types they do not bring (`pdfkit.d.ts`). */
export { create, type Font, PDFDocument, type StructureElement, toBytes };
