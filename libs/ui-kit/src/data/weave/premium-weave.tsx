import { weaveStart, weaveTriangle, weaveWidth, type WeaveSize } from '@portal/brand';
import { type ComponentProps } from 'react';
import { VisuallyHidden } from '../../base/visually-hidden';
import '../../styles/weave.css';
import { type PremiumMonth, premiumMonthWords, premiumWeaveSentence } from './premium-states';

interface PremiumWeaveProps extends ComponentProps<'figure'> {
  /** The oldest first; the last is the present one. */
  months: readonly PremiumMonth[];
  /** Stands beneath the band, in the place of the sentence that it says by itself. */
  sentence?: string;
}

const size: WeaveSize = { width: 40, height: 26, gap: 5 };
/** Room for the lines of the outermost triangles, and for the initials of the months. */
const edge = 1.5;
const lettersHeight = 20;

/** Months of premiums as a woven band, a triangle each: full when paid, half when paid in part, an outline when not. */
export function PremiumWeave({ months, sentence = premiumWeaveSentence(months), ...props }: PremiumWeaveProps) {
  const width = weaveWidth(months.length, size) + 2 * edge;
  return (
    <figure className="weave" {...props}>
      <svg
        aria-hidden="true"
        viewBox={`${-edge} ${-edge} ${width} ${size.height + lettersHeight + edge}`}
        style={{ maxWidth: `${width * 1.1}px` }}
      >
        {months.map((month, place) => (
          <g key={month.name} data-state={month.state}>
            <path className="weave-outline" d={weaveTriangle(place, size)} />
            {month.state === 'part' && <path className="weave-fill" d={weaveTriangle(place, size, 0.5)} />}
            <text
              x={weaveStart(place, size) + size.width / 2}
              y={size.height + lettersHeight - 3}
              data-place={place === months.length - 1 ? 'present' : 'past'}
            >
              {month.name.charAt(0)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{sentence}</figcaption>
      <VisuallyHidden>
        <ul>
          {months.map((month) => (
            <li key={month.name}>{premiumMonthWords(month)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </figure>
  );
}
