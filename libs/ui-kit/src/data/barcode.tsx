import { type ComponentProps } from 'react';
import { code128Widths } from './code-128';
import '../styles/barcode.css';

interface BarcodeProps extends ComponentProps<'figure'> {
  /** What the till reads, exactly. */
  value: string;
  /** What the picture is, for those who cannot see it. */
  label?: string;
}

/** Empty modules on either side that tell a scanner where the bars begin. Source: ISO/IEC 15417, 10 at least. */
const quietZone = 10;
/** Width of the narrowest bar in CSS pixels: half a millimetre on paper. A narrow screen shrinks all of them alike. */
const modulePixels = 2;

/** The outline of the bars, one unit high: bars and spaces take turns. */
function barPath(widths: readonly number[]): string {
  let at = quietZone;
  let path = '';
  widths.forEach((width, place) => {
    if (place % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  });
  return path;
}

/**
 * A number that a till can scan, in Code 128, with the number beneath it in groups of four. Black on white whatever the theme, for
 * a scanner reads nothing else. A text that Code 128 cannot say is shown without bars. Source: docs/domain/payments.md#r6-2.
 */
export function Barcode({ value, label = 'Barcode', ...props }: BarcodeProps) {
  const widths = code128Widths(value);
  const modules = (widths ?? []).reduce((sum, width) => sum + width, 2 * quietZone);
  return (
    <figure className="barcode" {...props}>
      {widths && (
        <svg
          role="img"
          aria-label={label}
          width={modules * modulePixels}
          viewBox={`0 0 ${modules} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
        >
          <path d={barPath(widths)} fill="#000" />
        </svg>
      )}
      <figcaption>{value.match(/.{1,4}/g)?.join(' ')}</figcaption>
    </figure>
  );
}
