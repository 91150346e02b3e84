import { encode } from 'uqr';

/** Readers ask for an empty frame of four modules around a code. */
const frame = 4;

/** An address as squares that a phone scans. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: 0 });
  const squares = data.flatMap((line, down) =>
    line.flatMap((isDark, across) => (isDark ? [`M${across + frame} ${down + frame}h1v1h-1z`] : [])),
  );
  const side = size + 2 * frame;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={112}
      height={112}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}
