import { weaveTeeth } from '@portal/brand';
import { type ComponentProps } from 'react';
import { type BadgeTone } from '../../feedback/badge';
import '../../styles/weave.css';

/** Amounts that stand to each other as the parts of the bar do. */
export interface CoverParts {
  /** Covered today. */
  now: number;
  /** Covered once a waiting period is over. */
  waiting: number;
  /** What the law or a limit keeps away. */
  limit: number;
}

interface CoverBarProps extends ComponentProps<'svg'> {
  /** How much is covered now, how much waits, and the most there can be. */
  parts: CoverParts;
  /** The colour of the state that the words beside it name. */
  tone?: BadgeTone;
  /** What it shows, where no words beside it say so. */
  label?: string;
}

const width = 100;
const height = 6;
/** The width of one tooth. */
const tooth = 2.5;

/** Cover as a bar: solid as far as it holds today, teeth for what still waits, a bare line for what a limit keeps away. */
export function CoverBar({ parts: { now, waiting, limit }, tone = 'green', label, ...props }: CoverBarProps) {
  const all = now + waiting + limit;
  const place = (amount: number) => (all === 0 ? 0 : (width * amount) / all);
  const waitsUntil = place(now + waiting);
  const teeth = Math.max(1, Math.round(place(waiting) / tooth));
  return (
    <svg
      className="cover-bar"
      data-tone={tone}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...props}
    >
      <path className="cover-bar-ground" d={`M0 ${height - 1}H${width}`} />
      <path className="cover-bar-part" d={`M0 0H${place(now)}V${height}H0Z`} />
      <path className="cover-bar-part" d={weaveTeeth(place(now), waitsUntil, height, teeth)} />
    </svg>
  );
}
