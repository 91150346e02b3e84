import { type RefObject, useEffect } from 'react';

/**
 * What somebody typed or chose in a form that stood in the page before its scripts did: React takes such fields over without asking what
 * they hold, so each is told once more.
 */
export function useEarlyAnswers(form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    for (const field of form.current?.querySelectorAll('input') ?? []) {
      if (field.type === 'radio' || field.type === 'checkbox') chooseAgain(field);
      else if (field.type !== 'file') typeAgain(field);
    }
  }, [form]);
}

/** React hears of a change only when the value is another than it last saw: it sees the field emptied first. */
function typeAgain(field: HTMLInputElement) {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function chooseAgain(field: HTMLInputElement) {
  if (!field.checked || field.defaultChecked) return;
  field.checked = false;
  field.click();
}
