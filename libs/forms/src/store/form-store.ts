import { type Form } from '../definition/form';
import { type AnyField } from '../definition/field';
import { valueAt, withValueAt } from '../definition/value-at';
import { type Typed } from './typed';
import { changedEntries } from './changed-entries';
import { fillsOf } from './fills';
import { type FormState, initialState } from './form-state';
import { intentions, newIntentionKey } from './intention';
import { type FieldErrors, judge, type Verdict } from './judge';
import { placeRefusal } from './place-refusal';
import { isRefusal, type Refusal, type SubmitAnswer } from './refusal';
import { sameValue } from './same-value';
import { isShown, looksTheSame, type Situation } from './situation';

/** What goes with a body on its way. */
interface Sent {
  /** One for each intention: the same when the same body is sent again because nobody knows whether it arrived. */
  idempotencyKey: string;
  /** Only the entries that differ from what the form began with: what an update sends. */
  changed: Readonly<Record<string, unknown>>;
  /** What was typed, to begin the form with again. */
  values: object;
}

export type Send<Data> = (
  output: Verdict['output'] & object,
  sent: Sent,
) => Promise<SubmitAnswer<Data> | void> | SubmitAnswer<Data> | void;

/** What became of a submit. A second one while the first is under way is `ignored`. */
type Outcome<Data> = { kind: 'refused' | 'ignored' } | { kind: 'done'; data: Data };

/** One form being filled in, outside of any component: it outlives the page that shows it. */
export interface FormStore {
  readonly form: Form;
  state(): FormState;
  subscribe(listener: () => void): () => void;
  situation(): Situation;
  setSituation(situation: Situation): void;
  /** Something was typed into a field. */
  type(name: string, typed: unknown): void;
  /** The person went on from a field. */
  leave(name: string): void;
  /** Sends what was typed. `leadsOn`: it goes to a page that sends it, so it stays unsent here, and the same body keeps its key. */
  submit<Data>(send: Send<Data>, leadsOn?: boolean): Promise<Outcome<Data>>;
  /** Whether its answers are with the page that sends them: coming back from there is no return to something left half done. */
  hasLedOn(): boolean;
  /** Whoever filled it in went elsewhere. */
  leaveBegun(): void;
  /** Other values in some fields, over what it began with: what somebody else changed meanwhile. */
  take(values: object): void;
  /** Whether these fields are good; where they are not the form is refused for them, and for no others. */
  check(names: readonly string[]): boolean;
  isDirty(): boolean;
  /** What was typed and differs from what the form began with, but for files, PINs and account numbers. */
  carried(): Typed;
  /** Takes back what `carried` gave, in a form that may have other fields by now. */
  restore(carried: Typed): void;
  /** Back to what the form began with. */
  reset(): void;
}

export function createFormStore(
  form: Form,
  initialValues: object,
  firstSituation: Situation,
  newKey: () => string = newIntentionKey,
): FormStore {
  let state = initialState(form, initialValues);
  let situation = { ...firstSituation };
  /** A form that was never refused says nothing about fields that are still being filled in. */
  let wasRefused = false;
  let hasLedOn = false;
  const listeners = new Set<() => void>();
  const intention = intentions(newKey);
  const fields = new Map(form.fields.map((field) => [field.name, field]));

  const put = (next: Partial<FormState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  const fieldNamed = (name: string): AnyField => {
    const field = fields.get(name);
    if (!field) throw new Error(`Form "${form.name}" has no field "${name}"`);
    return field;
  };
  const isChanged = ({ name }: AnyField) => !sameValue(valueAt(state.values, name), valueAt(state.initial, name));
  const shows = (name: string) => isShown(fieldNamed(name), state.values, situation.today);

  /** Errors that are no longer true go; none comes while somebody types. Files are judged only when one of them changes. */
  const stillWrong = (changed: AnyField, typed: FormState['typed'], values: object): FieldErrors => {
    const { errors } = state;
    if (Object.keys(errors).length === 0) return errors;
    const isWhole = changed.widget.isLarge;
    const now = judge(form, typed, isWhole ? values : withoutLarge(form, values), situation).errors;
    const kept = Object.entries(errors).filter(
      ([name]) => name in now || (!isWhole && fieldNamed(name).widget.isLarge),
    );
    return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
  };

  const refuse = (errors: FieldErrors, alert: string | null, isCancelled = false) => {
    wasRefused = true;
    put({ phase: 'typing', errors, summary: Object.keys(errors), refusals: state.refusals + 1, alert, isCancelled });
  };

  const answer = <Data>(refusal: Refusal, lists: Verdict['body']['lists']): Outcome<Data> => {
    const placed = placeRefusal(form, refusal, shows, lists);
    refuse(placed.errors, placed.alert, refusal.isCancelled);
    return { kind: 'refused' };
  };

  return {
    form,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    situation: () => situation,
    setSituation: (next) => {
      if (looksTheSame(situation, next)) {
        situation.schema = next.schema;
        return;
      }
      situation = { ...next };
      listeners.forEach((listener) => listener());
    },

    type(name, newlyTyped) {
      const field = fieldNamed(name);
      const value = field.widget.value(newlyTyped);
      const isOther = !sameValue(value, valueAt(state.values, name));
      let typed = { ...state.typed, [name]: newlyTyped };
      let values = withValueAt(state.values, name, value);
      for (const [other, filled] of isOther ? fillsOf(field, value, values, situation) : []) {
        const { widget: filledBy } = fieldNamed(other);
        typed = { ...typed, [other]: filledBy.typed(filled) };
        values = withValueAt(values, other, filledBy.value(typed[other]));
      }
      put({ typed, values, errors: stillWrong(field, typed, values) });
    },

    leave(name) {
      const { tidied } = fieldNamed(name).widget;
      const typed = tidied ? { ...state.typed, [name]: tidied(state.typed[name]) } : state.typed;
      if (!wasRefused) {
        if (tidied && !sameValue(typed[name], state.typed[name])) put({ typed });
        return;
      }
      const now = judge(form, typed, state.values, situation).errors;
      const kept = Object.keys(state.errors).filter((other) => other in now && other !== name);
      const shown = now[name] === undefined ? kept : [...kept, name];
      put({ typed, errors: Object.fromEntries(shown.map((one) => [one, now[one] as string])) });
    },

    async submit(send, leadsOn = false) {
      if (state.phase === 'sending') return { kind: 'ignored' };
      const { body, output, errors, elsewhere } = judge(form, state.typed, state.values, situation);
      if (!output) {
        refuse(errors, Object.keys(errors).length === 0 ? (elsewhere[0] ?? null) : null);
        return { kind: 'refused' };
      }
      put({ phase: 'sending', errors: {}, summary: [], alert: null });
      const { values, initial } = state;
      const idempotencyKey = intention.keyFor(body.value);
      try {
        const answered = await send(output, { idempotencyKey, values, changed: changedEntries(output, initial) });
        if (answered && !answered.success) {
          intention.answered(answered);
          return answer(answered, body.lists);
        }
        wasRefused = false;
        hasLedOn = leadsOn;
        if (!leadsOn) intention.answered();
        put(leadsOn ? { phase: 'typing' } : { phase: 'typing', initial: values });
        return { kind: 'done', data: answered?.data as never };
      } catch (error) {
        put({ phase: 'typing' });
        if (!isRefusal(error)) throw error;
        intention.answered(error);
        return answer(error, body.lists);
      }
    },

    hasLedOn: () => hasLedOn,
    leaveBegun: () => void (hasLedOn = false),

    take(taken) {
      const others = form.fields.filter(({ name }) => !sameValue(valueAt(state.values, name), valueAt(taken, name)));
      if (others.length === 0) return;
      let { typed, values } = state;
      for (const { name, widget } of others) {
        typed = { ...typed, [name]: widget.typed(valueAt(taken, name)) };
        values = withValueAt(values, name, widget.value(typed[name]));
      }
      put({ typed, values });
    },

    check(names) {
      const { errors } = judge(form, state.typed, state.values, situation);
      const wrong = Object.entries(errors).filter(([name]) => names.includes(name));
      if (wrong.length > 0) refuse(Object.fromEntries(wrong), null);
      else put({ errors: {}, summary: [], alert: null });
      wasRefused = wrong.length > 0;
      return !wasRefused;
    },

    isDirty: () => form.fields.some(isChanged),

    carried: () =>
      Object.fromEntries(
        form.fields
          .filter((field) => isChanged(field) && !field.widget.isLarge && !staysHere.includes(field.widget.kind))
          .map(({ name }) => [name, state.typed[name]]),
      ),

    restore(carried) {
      const typed = { ...state.typed };
      let { values } = state;
      for (const { name, widget } of form.fields) {
        if (!Object.hasOwn(carried, name)) continue;
        typed[name] = carried[name];
        values = withValueAt(values, name, widget.value(carried[name]));
      }
      put({ typed, values });
    },

    reset() {
      wasRefused = false;
      const { refusals, record } = state;
      put({ ...initialState(form, state.initial), record, refusals });
    },
  };
}

/** Kinds of what is typed that no reload carries: it proves who somebody is, or is theirs to type anew. */
const staysHere = ['pin', 'accountNumber'];

/** The values without files, which take too long to judge at every key. */
const withoutLarge = (form: Form, values: object): object =>
  form.fields.reduce((rest, { name, widget }) => (widget.isLarge ? withValueAt(rest, name, null) : rest), values);
