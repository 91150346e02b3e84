import { maskIdNumber } from '@portal/domain';
import { Button, Cluster, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';

interface MaskedNumberProps {
  /** The whole number, as the service gives it to its owner and to staff. */
  value: string;
  /** What kind of number it is, as on the form: "ID number". The button is named after it. */
  label: string;
  /** What stays to be seen; the last four unless given, `maskPassport` for a passport or a permit. */
  mask?: (value: string) => string;
}

/** A number that names somebody, hidden from whoever looks over a shoulder until it is asked for. Source: domain.md §8.2. */
export function MaskedNumber({ value, label, mask = maskIdNumber }: MaskedNumberProps) {
  const [isShown, setIsShown] = useState(false);
  const masked = mask(value);
  return (
    <Cluster as="span" gap="xs" align="baseline">
      <span role="status">
        {isShown ? (
          value
        ) : (
          <>
            <span aria-hidden="true">{masked}</span>
            <VisuallyHidden>{`Ends in ${masked.replaceAll('*', '')}`}</VisuallyHidden>
          </>
        )}
      </span>
      <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide ' : 'Show '}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}
