import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { type ParsedPdf } from './parse-strictly';

/** Names of what acts, sends or hides something, wherever they stand. The parser has decoded them: `#4a#53` is `JS`. */
const activeNames = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'Movie', 'Sound'],
  ...['RichMedia', 'RichMediaExecute', 'RichMediaContent', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'XFA'],
]);
/** The same, where they name a field: short enough to be the name of a font elsewhere. */
const activeKeys = new Set(['JS', 'AA', 'EF', 'Collection']);
/** Where a link on a page may not lead. */
const harmfulLink = /^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:/i;

/** Whether anything in a PDF does more than show pages. */
export function isActive({ objects, lookup }: ParsedPdf): boolean {
  const open = [...objects];
  const seen = new Set<PDFObject>();
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFName && activeNames.has(object.decodeText())) return true;
    if (seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PDFArray) open.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const [name, value] of dict.entries()) {
      if (isActiveField(name.decodeText(), lookup(value), lookup)) return true;
      open.push(name, value);
    }
  }
  return false;
}

function isActiveField(name: string, value: PDFObject | undefined, lookup: ParsedPdf['lookup']): boolean {
  if (activeKeys.has(name)) return true;
  // A place in the document to begin at is fine; anything that is done on opening is not.
  if (name === 'OpenAction')
    return value instanceof PDFDict && lookup(value.get(PDFName.of('S'))) !== PDFName.of('GoTo');
  const isText = value instanceof PDFString || value instanceof PDFHexString;
  return name === 'URI' && isText && harmfulLink.test(value.decodeText().trim());
}
