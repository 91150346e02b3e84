import { type ReactNode } from 'react';
import { type Change, type Failure } from '@portal/contract';
import { type ActionType } from '@portal/domain';
import { type BodySchema, type Form, type SchemaFormProps } from '@portal/forms';
import { type ChangeRow } from '../data/use-send-change';
import { type ConfirmingPins } from './confirming-pin';

/** What the premium is and what it would be, rand a month. */
export interface PremiumChange {
  before: number;
  after: number;
}

export interface ChangeJourneyProps<Schema extends BodySchema, Given extends string, Row extends ChangeRow> {
  /** The heading of the form; what the kind of change is called unless given. */
  title?: string;
  description?: string;
  /** The kind of change: it says whether it is allowed, who decides, and which PIN confirms it. */
  action: ActionType;
  endpoint: Row;
  /** The call that this body takes, where what was typed decides it; `endpoint` unless given. */
  endpointOf?: (body: object) => ChangeRow;
  form: Form<Schema, Given>;
  /** The rules of the day; the form's own unless given. */
  schema?: SchemaFormProps<Schema, Given, void>['schema'];
  /** The record that changes; a new one unless given. */
  recordId?: string;
  initialValues?: object;
  given?: SchemaFormProps<Schema, Given, void>['given'];
  lists?: SchemaFormProps<Schema, Given, void>['lists'];
  /** What stands in the form whatever is on record or was typed before: what the address asks for. */
  asked?: object;
  /** Why it may not be asked for now, besides what the kind of change says. */
  whyNot?: string | null;
  /** What the service may keep of what is typed; all of it unless given. */
  keptOf?: (values: object) => object;
  /** The service refused it. True when that is about an answer of the form: the journey leads back to where it is typed. */
  onRefused?: (refusal: Failure, body: Body<Schema>) => boolean;
  /** What is sent: for an update only what changed, with the version. PINs are added by the journey. */
  bodyOf: (body: Body<Schema>, sent: Sent<Schema>) => object;
  /** Why there is nothing to send, such as that nothing was changed; null when there is. */
  whyNothing?: (body: Body<Schema>, sent: Sent<Schema>) => string | null;
  /** What the premium becomes; null when it stays. */
  premiumOf?: (body: object) => PremiumChange | null;
  /** What else somebody should know before confirming: waiting periods, who loses what. */
  notesOf?: (body: object) => ReactNode;
  /** The PINs beyond what the kind of change says: a new cellphone number proves itself. Staff confirm nothing with a PIN. */
  pinsOf?: (body: object) => ConfirmingPins | null;
  /** The kind of change that this body is, where what was typed decides it; `action` unless given. */
  actionOf?: (body: object) => ActionType;
  /** True for an update of which the check page shows only what changes, beside what is. */
  showsChanges?: boolean;
  /** What somebody should know once it is done, besides that it is. */
  doneNotesOf?: (body: object, change: Change) => ReactNode;
  /** What somebody still has to do elsewhere before the change counts, without a full stop; null when nothing is left. */
  lastStepOf?: (body: object) => string | null;
  /** Where the journey began and where it ends. */
  back: { to: string; label: string };
  /** Stands above the form: limits, what to have at hand. */
  intro?: ReactNode;
  /** Stands between the fields and the button, with the values at hand (`useFormValues`). */
  children?: ReactNode;
}

export type AnyJourney = ChangeJourneyProps<BodySchema, string, ChangeRow>;
export type Body<Schema extends BodySchema> = Parameters<SchemaFormProps<Schema, string, unknown>['onSubmit']>[0];
export type Sent<Schema extends BodySchema> = Parameters<SchemaFormProps<Schema, string, unknown>['onSubmit']>[1];
