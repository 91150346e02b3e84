import { PDFArray, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import { Unzlib } from 'fflate';

/** How many bytes the objects of one file may have when they are unpacked. A 5 MB file could hold a thousand times as many. */
const mostUnpacked = 32 * 1024 * 1024;
const step = 16 * 1024;

/** How large a packed stream becomes, found out a piece at a time. Fails where it is too large, or packed in an unusual way. */
export function unpackedSize(stream: PDFRawStream, before: number): number {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  let size = filters.length === 0 ? stream.contents.length : 0;
  if (filters.length > 1 || filters.some((one) => one !== PDFName.of('FlateDecode'))) {
    throw new Error('Objects are packed in an unusual way');
  }
  if (filters.length === 1) {
    const unpacking = new Unzlib((piece) => {
      size += piece.length;
    });
    for (let at = 0; at < stream.contents.length; at += step) {
      unpacking.push(stream.contents.subarray(at, at + step));
      if (before + size > mostUnpacked) break;
    }
  }
  if (before + size > mostUnpacked) throw new Error('There are too many objects');
  return size;
}
