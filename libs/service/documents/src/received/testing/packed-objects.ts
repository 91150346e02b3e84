import { zlibSync } from 'fflate';
import { latin, textOf } from './latin';

/** Objects packed into a compressed stream, as most programs write them: object 6 of a PDF. */
export function packedObjects(objects: readonly string[], more = ''): string {
  let at = 0;
  const places = objects.map((object, index) => {
    const place = `${20 + index} ${at}`;
    at += object.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const packed = textOf(zlibSync(latin(`${head}${objects.join(' ')} `)));
  const dict = `/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${packed.length}`;
  return `6 0 obj << ${dict} ${more} >>\nstream\n${packed}\nendstream endobj`;
}
