import { type Widget } from '../definition/widget';
import { radios } from './radios';

const answers = [
  { code: 'yes', label: 'Yes' },
  { code: 'no', label: 'No' },
] as const;

/** A question that wants an answer either way. A thing to agree to is a `checkbox`. */
/* @__NO_SIDE_EFFECTS__ */
export function yesNo(): Widget<boolean> {
  const { value, words, typed, ...rest } = radios(answers, { layout: 'row' });
  const codeOfAnswer = (answer: unknown) => (answer === true ? 'yes' : answer === false ? 'no' : answer);
  return {
    ...rest,
    kind: 'yesNo',
    gives: true,
    typed: (answer) => typed(codeOfAnswer(answer)),
    value: (chosen) => (chosen === 'yes' ? true : chosen === 'no' ? false : value(chosen)),
    words: (answer, options) => words(codeOfAnswer(answer), options),
  };
}
