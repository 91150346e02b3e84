import { type PlainDate } from '@portal/domain';
import { type ComponentType, type ReactNode } from 'react';
import { type Options } from './option';

/** What a control is given: the words around it, what was typed so far, and where to say what is typed next. */
export interface WidgetViewProps<Typed> {
  /** The id of the control, or of the fieldset around several. Hint and error take theirs from it. */
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  typed: Typed;
  /** The value the form began with. */
  initial: unknown;
  onType: (typed: Typed) => void;
  /** The person went on to something else. */
  onLeave: () => void;
  /** The options of a list that is known only at run time. */
  options: Options | undefined;
  today: PlainDate;
}

/**
 * A kind of control. It knows how what is typed becomes a value of the body and back; whether that value is good is the
 * schema's affair. `Value` is what it gives when it is filled in.
 */
export interface Widget<Value = unknown> {
  /** For tests and messages. */
  readonly kind: string;
  /** What the control holds for a value, for nothing, and for text that was kept because it could not be read. */
  readonly typed: (value: unknown) => unknown;
  /** What is sent: the value, an empty one, or the text as it is when it cannot be read. */
  readonly value: (typed: unknown) => Value | unknown;
  /** The sentence for what the schema cannot know: an amount that is no number, a file still being read. */
  readonly refusal?: (typed: unknown) => string | null;
  /** What was typed in its usual form, once the person has left the field. The value stays the same. */
  readonly tidied?: (typed: unknown) => unknown;
  /** The value in words, for answers that are read and not typed. */
  readonly words: (value: unknown, options: Options | undefined) => string;
  readonly View: ComponentType<WidgetViewProps<unknown>>;
  /** The answers to choose from, where they are known beforehand. */
  readonly options?: Options;
  /** Too large for a draft that leaves this device, and for judging at every key. */
  readonly isLarge?: boolean;
  /** Has no empty state: ticked or not, so its label never says "optional". */
  readonly isAlwaysAnswered?: boolean;
  /** Only tells the compiler which entries it suits. */
  readonly gives?: Value;
}

/** A widget as it is written: with the type of what its control holds. The form itself never looks inside. */
export interface WidgetOf<Value, Typed> extends Omit<Widget<Value>, 'value' | 'typed' | 'refusal' | 'tidied' | 'View'> {
  readonly typed: (value: unknown) => Typed;
  readonly value: (typed: Typed) => unknown;
  readonly refusal?: (typed: Typed) => string | null;
  readonly tidied?: (typed: Typed) => Typed;
  readonly View: ComponentType<WidgetViewProps<Typed>>;
}

/** Hides what the control holds. A form gives a widget back only what that widget gave it. */
/* @__NO_SIDE_EFFECTS__ */
export const widget = <Value, Typed>(parts: WidgetOf<Value, Typed>): Widget<Value> => parts as unknown as Widget<Value>;
