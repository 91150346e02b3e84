import { type AllowedAction } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { type BodySchema, changedEntries, draftOf, type Form, sameValue, SchemaForm } from '@portal/forms';
import { Alert, Stack } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSelectedPolicyNumber } from '../../selected-policy';
import { type ChangeRow } from '../data/use-send-change';
import { whatHappens } from '../decision-messages';
import { type ChangeJourneyProps } from './journey-props';
import { type Prepared } from './rebased';

interface FormStepProps<
  Schema extends BodySchema,
  Given extends string,
  Row extends ChangeRow,
> extends ChangeJourneyProps<Schema, Given, Row> {
  rule: AllowedAction;
  today: PlainDate;
  /** The record as it was when the page opened: whatever differs from it has changed, in a draft too. */
  beginning: object;
  initialValues: object;
  /** What is filled in comes from an earlier visit. */
  wasDraft: boolean;
  onDraft: (values: object) => void;
  onReady: (prepared: Prepared) => void;
}

/** By what a form of a policy is kept while somebody is elsewhere in the portal: another policy has forms of its own. */
export const formRecord = (policyNumber: string, recordId = ''): string => `${policyNumber}/${recordId}`;

/** The form of a change. Sending it leads to the page on which the answers are checked. */
export function FormStep<Schema extends BodySchema, Given extends string, Row extends ChangeRow>(
  props: FormStepProps<Schema, Given, Row>,
) {
  const { form, rule, today, schema, recordId, initialValues, given, lists, back, intro, wasDraft } = props;
  const { hash } = useLocation();
  const policyNumber = useSelectedPolicyNumber();
  useEffect(() => goToField(hash.slice(1)), [hash]);
  const kept = useRef(changedEntries(draftOf(form as unknown as Form, initialValues), props.beginning));
  /** The page that comes next holds the answers in its memory alone, and a phone may throw it away while a PIN is looked for. */
  const keep = (values: object) => {
    const changed = changedEntries(values, props.beginning);
    if (sameValue(changed, kept.current)) return;
    kept.current = changed;
    props.onDraft(changed);
  };
  return (
    <Stack gap="lg">
      {wasDraft && <Alert tone="success">We kept what you typed before. You can go on from here.</Alert>}
      <SchemaForm<Schema, Given, Prepared>
        form={form}
        today={today}
        record={formRecord(policyNumber ?? '', recordId)}
        initialValues={initialValues}
        submitLabel="Continue"
        intro={
          <>
            <Alert>{whatHappens(rule)}</Alert>
            {intro}
          </>
        }
        {...(schema && { schema })}
        {...(given && { given })}
        {...(lists && { lists })}
        leadsOn
        onDraft={keep}
        onSubmit={(output, typed) => {
          const sent = { ...typed, changed: changedEntries(output, props.beginning) };
          const nothing = props.whyNothing?.(output, sent);
          if (nothing) return { success: false, message: nothing };
          keep(draftOf(form as unknown as Form, typed.values));
          return { success: true, data: { ...sent, output, body: props.bodyOf(output, sent) } };
        }}
        onDone={props.onReady}
        actions={<Link to={back.to}>Cancel</Link>}
      >
        {props.children}
      </SchemaForm>
    </Stack>
  );
}

const controls = 'input, select, textarea, button';

/** Puts the focus where an answer is typed: the control with this id, or the first one inside it. */
export function goToField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  control?.focus();
}
