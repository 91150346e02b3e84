import { Asked } from './asked';
import { type ContinuationProps } from './continuation-props';
import { Done } from './done';
import { TakeOver } from './take-over';

/** A policy whose main member died, as far as it is taken over. */
export function ContinuationView(props: ContinuationProps) {
  switch (props.continuation.state) {
    case 'OPEN':
      return <TakeOver {...props} />;
    case 'WAITING':
      return <Asked {...props} />;
    case 'DONE':
      return <Done {...props} />;
  }
}
