import { type ComponentType, useMemo } from 'react';
import * as v from 'valibot';
import { type AnyJourney } from './journey-props';
import { overridable } from '../override/overridable-form';

/** What a body says beside the details; the schema of a person has it. */
interface WithReason {
  Override_Reason?: string;
}

const notInTheWay = 'No rule is in the way. Clear “Override a rule for this person” and go on.';

/** A journey on which a portal administrator may set a rule about age or birth date aside, with a reason. */
function AsAdministrator({ Journey, ...props }: AnyJourney & { Journey: ComponentType<AnyJourney> }) {
  const form = useMemo(() => overridable(props.form), [props.form]);
  const schema = props.schema ?? props.form.schema;
  return (
    <Journey
      {...props}
      form={form}
      whyNothing={(body, sent) => {
        const { Override_Reason: reason, ...changed } = sent.changed as WithReason;
        const { Override_Reason: _, ...details } = body as WithReason;
        const nothing = props.whyNothing?.(body, { ...sent, changed }) ?? null;
        return nothing ?? (reason !== undefined && v.is(schema, details) ? notInTheWay : null);
      }}
    />
  );
}
// React.lazy asks for a default export.
export default AsAdministrator;
