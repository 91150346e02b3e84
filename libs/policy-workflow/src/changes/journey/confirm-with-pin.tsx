import { type Answer, type Write } from '@portal/api-client';
import { callCancelled, type ErrorCode, type Failure } from '@portal/contract';
import { pinPattern, pinSentences } from '@portal/domain';
import { Alert, Button, Stack, TextField } from '@portal/ui-kit';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type ChangeRow } from '../data/use-send-change';
import { failureWords } from '../../failure-words';
import { useOnline } from '../../use-online';
import { afterRefusal } from './rebased';
import { PinSender, whereTo } from './pin-sender';
import { type ConfirmingPin, type ConfirmingPins, type TypedPins } from './confirming-pin';

interface ConfirmWithPinProps {
  pins: ConfirmingPins;
  /** What became of sending it so far. */
  sending: Pick<Write<ChangeRow>, 'state' | 'failure'>;
  /** Without a network it is not asked for, unless this phone keeps the change until there is one. */
  mayWait?: boolean;
  onSend: (pins: TypedPins) => Promise<Answer<unknown> | void>;
  /** What the button says. */
  submitLabel?: string;
  /** Stands above the button: how far files are. */
  children?: ReactNode;
}

/** The PIN that a refusal says was wrong. */
const wrongPins: Partial<Record<ErrorCode, keyof ConfirmingPins>> = {
  INVALID_OTP: 'otp',
  INVALID_NEW_NUMBER_OTP: 'cellNumberOtp',
};
const wrongPinIn = (failure: Failure | null) => failure && wrongPins[failure.code as ErrorCode];

const focusOn = (name: string) => document.getElementById(`confirm-${name}`)?.focus();

/** The last step of a change: its PINs where it needs any, and the button that sends it. A refusal keeps everything. */
export function ConfirmWithPin({
  pins,
  sending: { state, failure },
  mayWait = false,
  onSend,
  submitLabel = 'Confirm and send',
  children,
}: ConfirmWithPinProps) {
  const fields = Object.entries(pins) as [keyof ConfirmingPins, ConfirmingPin][];
  const [typed, setTyped] = useState<TypedPins>({});
  const [mistakes, setMistakes] = useState<TypedPins>({});
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  const refused = wrongPinIn(failure);
  // A refusal that no field shows is said above the button.
  const wrongPin = fields.some(([name]) => name === refused) && refused;
  const isCancelled = failure?.code === callCancelled;
  const errors = { ...(wrongPin && { [wrongPin]: failure?.message }), ...mistakes };

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setWasOffline(!isOnline);
    if (!isOnline && !mayWait) return;
    const found = Object.fromEntries(fields.flatMap(([name]) => mistakeIn(name, typed[name] ?? '')));
    setMistakes(found);
    const [first] = Object.keys(found);
    if (first) return focusOn(first);
    const answer = await onSend(typed);
    const wrong = answer && !answer.success && wrongPinIn(answer);
    if (wrong) focusOn(wrong);
  };

  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <Stack gap="md">
        {fields.map(([name, pin]) => (
          <Stack gap="sm" key={name}>
            {pin.sender ?? <PinSender pin={pin} />}
            <TextField
              id={`confirm-${name}`}
              label={whereTo(pin) ? `PIN sent to ${whereTo(pin)}` : 'One-time PIN'}
              inputMode="numeric"
              autoComplete="one-time-code"
              inputWidth={6}
              value={typed[name] ?? ''}
              error={errors[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value.replace(/\D/g, '') })}
            />
          </Stack>
        ))}
        {!isOnline && !mayWait && fields.length > 0 && (
          <Alert role="status">
            There is no network. A PIN can be sent as soon as there is one; your answers stay here until then.
          </Alert>
        )}
        {!isOnline && wasOffline && (
          <Alert tone="warning" role="alert">
            Not sent: there is no network. Your answers are here; try again when there is.
          </Alert>
        )}
        {failure && !wrongPin && (
          <Alert tone={isCancelled ? 'info' : 'error'} role={isCancelled ? 'status' : 'alert'}>
            {[failureWords(failure), afterRefusal[failure.code as ErrorCode]].filter(Boolean).join(' ')}
          </Alert>
        )}
        {children}
        <div>
          <Button type="submit" state={state}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function mistakeIn(name: keyof ConfirmingPins, pin: string): [string, string][] {
  if (pin === '') return [[name, pinSentences.required]];
  return pinPattern.test(pin) ? [] : [[name, pinSentences.wrong]];
}
