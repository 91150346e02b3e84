import { maskIdNumber } from '@portal/domain';
import { Button, Cluster, Text, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';

interface MaskedNumberProps {
  /** The whole number, as the service gives it to its owner and to staff. */
  value: string;
  /** What kind of number it is, as on the form: "ID number". The button is named after it. */
  label: string;
  /** What stays to be seen; the last four unless given, `maskPassport` for a passport or a permit. */
  mask?: (value: string) => string;
  /** What has to be done before it may be seen: why it may not, or null. */
  beforeShown?: () => Promise<string | null>;
}

type Shown = { kind: 'hidden' | 'asking' | 'shown' } | { kind: 'refused'; why: string };

/** A number that names somebody, hidden from whoever looks over a shoulder until it is asked for. Source: docs/domain/conduct.md#r8-2. */
export function MaskedNumber({ value, label, mask = maskIdNumber, beforeShown }: MaskedNumberProps) {
  const [shown, setShown] = useState<Shown>({ kind: 'hidden' });
  const masked = mask(value);
  const isShown = shown.kind === 'shown';

  const toggle = async () => {
    if (isShown) return setShown({ kind: 'hidden' });
    if (!beforeShown) return setShown({ kind: 'shown' });
    setShown({ kind: 'asking' });
    const why = await beforeShown();
    setShown(why === null ? { kind: 'shown' } : { kind: 'refused', why });
  };

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
      <Button variant="quiet" state={shown.kind === 'asking' ? 'busy' : 'idle'} onClick={() => void toggle()}>
        {isShown ? 'Hide ' : 'Show '}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      {shown.kind === 'refused' && (
        <Text as="span" size="sm" tone="danger" role="alert">
          {shown.why}
        </Text>
      )}
    </Cluster>
  );
}
