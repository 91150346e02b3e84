import { type ReactNode } from 'react';
import { FieldSet, type FieldSetProps } from './field-set';

interface ShareAllocationProps extends FieldSetProps {
  /** Percent given away so far, for the bar. */
  given: number;
  /** Whether everybody has a share and all together are the whole. */
  state: 'open' | 'whole' | 'over';
  /** The same in words: "15 % left to give". Said aloud when it changes. */
  status: ReactNode;
  /** Buttons that fill in all shares at once. */
  actions?: ReactNode;
}

/** One thing shared among several, all shares in sight: the children, a `ShareField` each, then how much of it is given. */
export const ShareAllocation = ({ given, state, status, actions, children, ...props }: ShareAllocationProps) => (
  <FieldSet {...props}>
    <div className="shares">
      {children}
      <div className="shares-sum" data-state={state}>
        <svg className="shares-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.max(0, Math.min(given, 100))} height="1" />
        </svg>
        <p role="status">{status}</p>
        {actions}
      </div>
    </div>
  </FieldSet>
);
