import { type Tone } from '../code-lists/code-list';
import { hasOwnEnd, type PersonCover } from './person-cover';

/** The colour of somebody's cover and how it is drawn; never the only sign, the sentence says the same. */
export interface CoverTone {
  tone: Tone;
  isOutlined: boolean;
}

const plain = (tone: Tone): CoverTone => ({ tone, isOutlined: false });

/** A threat comes first, then what somebody is covered for. */
export function coverTone({
  base,
  diedOn,
  limits,
  threats,
}: Pick<PersonCover, 'base' | 'diedOn' | 'limits' | 'threats'>): CoverTone {
  if (diedOn !== null) return plain('grey');
  if (base.state === 'ended') return plain(base.rule === 'lapse' ? 'red' : 'grey');
  if (base.state === 'not-yet') return plain(base.move?.by === 'you' ? 'amber' : 'blue');
  if (threats.some(({ kind }) => kind !== 'premiums-waived')) return plain('amber');
  return { tone: 'green', isOutlined: base.state === 'accident-only' || limits.length > 0 };
}

const labels = {
  full: 'Covered',
  'natural-and-accident': 'Covered',
  'accident-only': 'Waiting period',
  'not-yet': 'Not covered yet',
} as const;

/** The word of a badge. */
export function coverBadge(person: Pick<PersonCover, 'base' | 'diedOn'>): string {
  const { state, rule } = person.base;
  if (person.diedOn !== null) return 'Death reported';
  if (state !== 'ended') return labels[state];
  if (rule === 'death') return 'Deceased';
  return hasOwnEnd(person) ? 'Cover ended' : 'Not covered';
}
