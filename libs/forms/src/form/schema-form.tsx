import { type PlainDate } from '@portal/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { type Form } from '../definition/form';
import { type Options } from '../definition/option';
import { type Known } from '../definition/paths';
import { type BodySchema } from '../definition/schema';
import { useDraftSaving } from '../drafts/use-draft-saving';
import { SteppedForm } from '../steps/stepped-form';
import { hasSteps } from '../steps/steps-of';
import { type Send } from '../store/form-store';
import { type SubmitAnswer } from '../store/refusal';
import { FormContext } from '../view/form-context';
import { LeaveGuard } from '../view/leave-guard';
import { RestoredNotice } from '../view/restored-notice';
import { useFormOf } from '../view/use-form-of';
import { WholeForm } from './whole-form';

type Input<Schema extends BodySchema> = v.InferInput<Schema>;
type Output<Schema extends BodySchema> = v.InferOutput<Schema>;

/** What goes with a body on its way. */
interface SentWith<Schema extends BodySchema> {
  /** One for each intention; hand it to the call. */
  idempotencyKey: string;
  /** Only the entries that differ from what the form began with: what an update sends. */
  changed: Partial<Output<Schema>>;
  /** What was typed, to begin the form with again. */
  values: Known<Input<Schema>>;
}

export interface SchemaFormProps<Schema extends BodySchema, Given extends string, Data> {
  /** What is asked, in which order and by which rules: the result of `defineForm`. */
  form: Form<Schema, Given>;
  /** The day, for ages and for what may be chosen. */
  today: PlainDate;
  /** The body with the rules of the day; the form's own schema unless given. */
  schema?: v.GenericSchema<unknown, Output<Schema>>;
  /** Which record is filled in: drafts are kept for each. Empty for a new one. */
  record?: string;
  /** A record as read, a draft, or the `values` of an earlier submit. What no field asks for is ignored. */
  initialValues?: object;
  /** The entries that the form's table calls given. */
  given?: Pick<Input<Schema>, Given>;
  /** Options that are known only at run time, by field. Their codes are texts. */
  lists?: Readonly<Record<string, Options | undefined>>;
  /** What the button that sends it says. */
  submitLabel: string;
  /** Sends what was typed. A refusal, given or thrown, lands beside its field or above the button. */
  onSubmit: (
    body: Output<Schema>,
    sent: SentWith<Schema>,
  ) => Promise<SubmitAnswer<Data> | void> | SubmitAnswer<Data> | void;
  /** It was taken, and the form holds nothing unsent any more. Go on to another page here, not in `onSubmit`. */
  onDone?: (data: Data) => void;
  /** Submitting leads to a page that sends it: until that page has (`useUnsent`), what was typed counts as unsent. */
  leadsOn?: boolean;
  /** What was typed so far, without files, when nobody has typed for `draftDelay` milliseconds. */
  onDraft?: (values: Known<Input<Schema>>) => void;
  /** In milliseconds; a second unless given. */
  draftDelay?: number;
  /** `free` for a small form that nobody minds leaving: it does not ask, and keeps no draft. */
  leave?: 'warn' | 'free';
  /** `columns` puts short fields beside one another where there is room: a search. What people fill in with care stands in one column. */
  layout?: 'stack' | 'columns';
  /** Stands beside the button. */
  actions?: ReactNode;
  /** Stands above the fields; of a form in steps, above those of the first. */
  intro?: ReactNode;
  /** Stands between the fields and the button; of a form in steps, in the last. */
  children?: ReactNode;
}

/** A form: its fields, what is wrong with them, and the button. The screen decides what sending means. */
export function SchemaForm<Schema extends BodySchema, Given extends string, Data>(
  props: SchemaFormProps<Schema, Given, Data>,
) {
  return <OpenForm key={`${props.form.name}/${props.record ?? ''}`} {...props} />;
}

function OpenForm<Schema extends BodySchema, Given extends string, Data>({
  form,
  today,
  schema = form.schema as v.GenericSchema<unknown, Output<Schema>>,
  record = '',
  initialValues = {},
  given = {} as Pick<Input<Schema>, Given>,
  lists = {},
  submitLabel,
  onSubmit,
  onDone,
  leadsOn = false,
  onDraft,
  draftDelay = 1000,
  leave = 'warn',
  layout = 'stack',
  actions,
  intro,
  children,
}: SchemaFormProps<Schema, Given, Data>) {
  const { store, wasBegun, isKept } = useFormOf(form, {
    record,
    initialValues,
    situation: { schema, given, lists, today },
    isDraftKept: leave === 'warn',
  });
  const [showsNotice, setShowsNotice] = useState(wasBegun);
  const [mistake, setMistake] = useState<{ error: unknown } | null>(null);
  useDraftSaving(store, onDraft as ((values: object) => void) | undefined, draftDelay);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  if (mistake) throw mistake.error; // one of ours: the error view of the route says so, and the draft stays

  const submit = async () => {
    try {
      const outcome = await store.submit<Data>(onSubmit as unknown as Send<Data>, leadsOn);
      if (outcome.kind === 'done' && isHere.current) onDone?.(outcome.data);
    } catch (error) {
      setMistake({ error });
    }
  };

  const Body = hasSteps(form) ? SteppedForm : WholeForm;
  return (
    <FormContext value={store}>
      <Body
        store={store}
        notice={
          showsNotice && (
            <RestoredNotice
              onReset={() => {
                store.reset();
                setShowsNotice(false);
              }}
            />
          )
        }
        layout={layout}
        submitLabel={submitLabel}
        submit={submit}
        actions={actions}
        intro={intro}
      >
        {children}
      </Body>
      {leave === 'warn' && <LeaveGuard store={store} isKept={isKept} />}
    </FormContext>
  );
}
