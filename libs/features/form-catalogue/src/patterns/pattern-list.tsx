import { type PlainDate } from '@portal/domain';
import { type ComponentType } from 'react';
import { type PatternPart, patternTitles } from '../contents';
import { AddressPattern } from './address-pattern';
import { AppearingPattern } from './appearing-pattern';
import { BankPattern } from './bank-pattern';
import { CheckedPattern } from './checked-pattern';
import { OncePattern } from './once-pattern';
import { RefusedPattern } from './refused-pattern';
import { SettlingPattern } from './settling-pattern';
import { TwicePattern } from './twice-pattern';
import { type PatternProps } from './pattern';

const patterns: Record<PatternPart, ComponentType<PatternProps>> = {
  appearing: AppearingPattern,
  settling: SettlingPattern,
  twice: TwicePattern,
  address: AddressPattern,
  bank: BankPattern,
  refused: RefusedPattern,
  once: OncePattern,
  checked: CheckedPattern,
};

/** What several fields do together, one after the other. */
function PatternList({ today }: { today: PlainDate }) {
  return (Object.keys(patternTitles) as PatternPart[]).map((id) => {
    const Pattern = patterns[id];
    return <Pattern key={id} id={id} title={patternTitles[id]} today={today} />;
  });
}
// React.lazy asks for a default export.
export default PatternList;
