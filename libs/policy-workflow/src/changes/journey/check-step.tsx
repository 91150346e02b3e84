import { type Answer, type InParts, type Write } from '@portal/api-client';
import { type AllowedAction, type Change } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { type Form, type SchemaFormProps } from '@portal/forms';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { PolicyPage } from '../../policy-page';
import { type ChangeRow } from '../data/use-send-change';
import { whatHappens } from '../decision-messages';
import { prepareToSend, useTransfer } from '../../uploads/use-transfer';
import { ruleForBody } from '../rule-for-body';
import { AnswerChanges } from './answer-changes';
import { AnswerSections } from './answer-sections';
import { type PremiumChange } from './journey-props';
import { ConfirmWithPin } from './confirm-with-pin';
import { type ConfirmingPins, type TypedPins } from './confirming-pin';
import { type Prepared } from './rebased';
import { PremiumLine } from './premium-line';

interface CheckStepProps {
  prepared: Prepared;
  form: Form;
  today: PlainDate;
  lists: SchemaFormProps<never, never, never>['lists'] | undefined;
  /** The record as it was, for a page that shows only what changes; null for one that shows every answer. */
  before: object | null;
  allowed: AllowedAction | null;
  premium: PremiumChange | null;
  notes: ReactNode;
  pins: ConfirmingPins | null;
  /** This phone keeps it until there is a network. */
  mayWait: boolean;
  sending: Pick<Write<ChangeRow>, 'state' | 'failure'>;
  onSend: (pins: TypedPins, inParts: InParts) => Promise<Answer<Change> | void>;
}

/** The answers once more, what follows from them, and the one button that sends them. */
function CheckStep(props: CheckStepProps) {
  const { prepared, form, today, lists = {}, before, allowed, premium, notes, sending, onSend } = props;
  const top = useRef<HTMLDivElement>(null);
  // Where this phone keeps the change it sends it again by itself.
  const { inParts, sending: files } = useTransfer(!props.mayWait);
  useEffect(() => top.current?.focus(), []);
  useEffect(() => {
    if (hasFiles(prepared.body)) prepareToSend();
  }, [prepared.body]);
  const pins = props.pins ?? (allowed?.pin ? { otp: { purpose: allowed.pin } } : {});
  const pinCount = Object.keys(pins).length;

  return (
    <PolicyPage title="Check your answers">
      <Stack gap="lg" ref={top} tabIndex={-1}>
        <Alert tone="warning">Nothing is sent until you confirm below.</Alert>
        {before === null ? (
          <AnswerSections form={form} values={prepared.values} today={today} lists={lists} />
        ) : (
          <AnswerChanges form={form} before={before} values={prepared.values} today={today} lists={lists} />
        )}
        {premium && <PremiumLine {...premium} />}
        {notes}
        {allowed && <Text>{whatHappens(ruleForBody(allowed, prepared.body), 'body', pinCount)}</Text>}
        <ConfirmWithPin
          pins={pins}
          mayWait={props.mayWait}
          sending={sending}
          onSend={(typed) => onSend(typed, inParts)}
        >
          {files}
        </ConfirmWithPin>
      </Stack>
    </PolicyPage>
  );
}

const hasFiles = (body: object) => 'Documents' in body && Array.isArray(body.Documents) && body.Documents.length > 0;
// React.lazy asks for a default export.
export default CheckStep;
