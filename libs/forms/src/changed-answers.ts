import { type PlainDate } from '@portal/domain';
import { answersOf } from './answers-of';
import { type Form } from './definition/form';
import { type Options } from './definition/option';
import { valueAt } from './definition/value-at';
import { sameValue } from './store/same-value';

/** An answer that is not what it was, in words; nothing said is an empty text. */
export interface ChangedAnswer {
  name: string;
  label: string;
  before: string;
  after: string;
}

/** What two different values say that look the same in words, as masked numbers may. */
const looksTheSame = 'Changed';

/** The answers of a form that differ from those it began with, in its order, for a page on which somebody checks an update. */
export function changedAnswers(
  form: Form,
  before: object,
  after: object,
  situation: { today: PlainDate; lists?: Readonly<Record<string, Options | undefined>> },
): ChangedAnswer[] {
  const [was, is] = [before, after].map(
    (values) => new Map(answersOf(form, values, situation).map((answer) => [answer.name, answer.value])),
  );
  return form.fields.flatMap(({ name, label }) => {
    const [said, says] = [was?.get(name) ?? '', is?.get(name) ?? ''];
    if (said === says && sameValue(valueAt(before, name), valueAt(after, name))) return [];
    if (said === '' && says === '') return [];
    return [{ name, label, before: said, after: said === says ? looksTheSame : says }];
  });
}
