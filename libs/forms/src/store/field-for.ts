import { type Form } from '../definition/form';
import { type Body } from './body-of';

/**
 * Beside which field an error about a path of the body stands: the entry's own, the document at that place of a list, the
 * field of the record around it, or the first field inside it. Undefined when no field that is shown has to do with it.
 */
export function fieldFor(path: string, form: Form, isShown: (name: string) => boolean, lists: Body['lists']) {
  const names = form.fields.map(({ name }) => name).filter(isShown);
  const [top = '', place = ''] = path.split('.');
  const members = lists[top]?.filter(isShown);
  const candidates = [
    ...(members ? [members[Number(place)], members[0]] : []),
    ...parents(path),
    names.find((name) => name.startsWith(`${path}.`)),
    form.fields.find(({ into, name }) => into === top && isShown(name))?.name,
  ];
  return candidates.find((name) => name !== undefined && names.includes(name));
}

/** The path and those around it: `A.B.C`, `A.B`, `A`. */
function parents(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}
