import { type ComponentProps, type ReactNode, useId } from 'react';

interface ShareFieldProps extends ComponentProps<'input'> {
  /** Who or what gets the share. */
  label: ReactNode;
  /** What the share comes to: "R 15 000". */
  note?: ReactNode;
}

/** The share of one, in whole percent, inside a `ShareAllocation`. */
export function ShareField({ label, note, ...props }: ShareFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className="share">
      <label htmlFor={id}>{label}</label>
      <span className="share-box">
        <input className="field-input" type="text" inputMode="numeric" autoComplete="off" {...props} id={id} />
        <span className="share-unit">%</span>
      </span>
      <span className="share-note">{note}</span>
    </div>
  );
}
