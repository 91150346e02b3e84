import { type Draft } from '@portal/contract';
import { sameValue } from '@portal/forms';
import * as v from 'valibot';
import { stepNames } from './steps';

const record = v.fallback(v.record(v.string(), v.unknown()), {});
const list = v.fallback(v.array(v.record(v.string(), v.unknown())), []);

/** What was typed of an application so far. What cannot be read of an older draft begins anew, the rest stays. */
const ApplicationSchema = v.object({
  /** Where somebody was when it was kept. */
  step: v.fallback(v.picklist(stepNames), 'plan'),
  plan: record,
  me: record,
  Spouse: v.fallback(v.nullable(v.record(v.string(), v.unknown())), null),
  Children: list,
  ExtendedMembers: list,
  benefits: record,
  Beneficiaries: list,
  payment: record,
  declarations: record,
  /** Somebody whose form was left half filled in: where they belong (`Children.2`), and what was typed. */
  unfinished: v.fallback(v.nullable(v.object({ at: v.string(), values: record })), null),
});
export type Application = v.InferOutput<typeof ApplicationSchema>;

export type Kind = 'Spouse' | 'Children' | 'ExtendedMembers' | 'Beneficiaries';
export type Typed = Record<string, unknown>;

export const applicationOf = (values: Draft['values'] | undefined): Application =>
  v.parse(ApplicationSchema, {
    step: 'plan',
    plan: {},
    me: {},
    Spouse: null,
    Children: [],
    ExtendedMembers: [],
    benefits: {},
    Beneficiaries: [],
    payment: {},
    declarations: {},
    unfinished: null,
    ...values,
  });

const onlyInThisSitting = ['Account_Number', 'Confirm_Account_Number', 'Authorisation'];

/**
 * What is kept on the service: all but the account number, which is never given back, and what somebody agrees to, which is agreed
 * to in the sitting in which it is sent.
 */
export const keptOf = (application: Application): Typed => ({
  ...application,
  payment: Object.fromEntries(
    Object.entries(application.payment).filter(([name]) => !onlyInThisSitting.includes(name)),
  ),
  declarations: {},
});

/** Whether two hold the same answers, wherever in them somebody is. */
export const isSameApplication = (one: Application, other: Application): boolean =>
  sameValue({ ...one, step: null }, { ...other, step: null });

/** The people of a kind; the spouse is a list of one. */
export function peopleOf(application: Application, kind: Kind): readonly Typed[] {
  if (kind !== 'Spouse') return application[kind];
  return application.Spouse === null ? [] : [application.Spouse];
}

/** The same application with other people of a kind. */
export const withPeople = (kind: Kind, people: readonly Typed[]): Partial<Application> =>
  kind === 'Spouse' ? { Spouse: people[0] ?? null } : { [kind]: [...people] };

/** The application as it would be with the person whose form is open, as far as it is typed: what the premium in view is for. */
export function withOpenForm(application: Application, person: string | null): Application {
  const { unfinished } = application;
  if (!unfinished || unfinished.at !== person) return application;
  const [kind = '', place = ''] = unfinished.at.split('.');
  if (kind !== 'ExtendedMembers') return application;
  const others = application.ExtendedMembers.filter((_, at) => String(at) !== place);
  return { ...application, ExtendedMembers: [...others, unfinished.values] };
}
