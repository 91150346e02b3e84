import { useLocation, useNavigate } from 'react-router-dom';
import { type FormStore } from '../store/form-store';
import { useFormState } from '../view/form-context';
import { fieldId } from '../view/field-id';
import { type FormStep, stepsOf } from './steps-of';

/** Names the step in the address (`?part=2`); without it the first is shown. */
const parameter = 'part';

export interface Steps {
  all: readonly FormStep[];
  /** The place of the step on screen, from 0. */
  at: number;
  /** The address of a step. */
  to: (place: number) => { search: string };
  go: (place: number) => void;
}

/** The steps of a form, and the one that the address names: by its number, or by a field that stands in it. */
export function useSteps(store: FormStore): Steps {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const now = () => stepsOf(store.form, store.state().values, store.situation().today);
  useFormState(store, () =>
    now()
      .map(({ names }) => names[0])
      .join(),
  ); // draws again when there are other steps
  const all = now();
  const named = all.findIndex(({ names }) => names.some((name) => hash === `#${fieldId(store.form, name)}`));
  const number = Number(new URLSearchParams(search).get(parameter) ?? 1);
  const at = named >= 0 ? named : Math.min(Math.max(Math.trunc(number) || 1, 1), all.length) - 1;
  const to = (place: number) => {
    const next = new URLSearchParams(search);
    if (place === 0) next.delete(parameter);
    else next.set(parameter, String(place + 1));
    return { search: String(next) };
  };
  return { all, at, to, go: (place) => void navigate(to(place)) };
}
