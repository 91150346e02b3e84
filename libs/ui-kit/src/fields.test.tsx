import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field';
import { ErrorSummary } from './error-summary';
import { RadioGroup } from './radio-group';
import { Radio } from './radio';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

afterEach(cleanup);

const words = { hint: 'On your policy schedule', error: 'Policy number is required' };
const describedAs = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

const fields: [name: string, role: string, field: ReactNode, plain: ReactNode][] = [
  ['text field', 'textbox', <TextField label="Policy number" {...words} />, <TextField label="Policy number" />],
  ['select', 'combobox', <SelectField label="Policy number" {...words} />, <SelectField label="Policy number" />],
  ['text area', 'textbox', <TextAreaField label="Policy number" {...words} />, <TextAreaField label="Policy number" />],
  ['checkbox', 'checkbox', <CheckboxField label="Policy number" {...words} />, <CheckboxField label="Policy number" />],
];

describe.each(fields)('a %s', (_name, role, field, plain) => {
  it('is named by its label and described by its hint and its error', () => {
    render(field);
    const control = screen.getByRole(role, { name: 'Policy number' });
    expect(describedAs(control)).toEqual(['On your policy schedule', 'Error: Policy number is required']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('without hint and error is described by nothing and valid', () => {
    render(plain);
    const control = screen.getByRole(role, { name: 'Policy number' });
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });
});

it('a text field hands everything else, and its ref, to the input', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <TextField label="PIN" ref={ref} name="otp" inputMode="numeric" autoComplete="one-time-code" defaultValue="12" />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'PIN' });
  expect(ref.current).toBe(input);
  expect(input).toMatchObject({ name: 'otp', value: '12', inputMode: 'numeric', autocomplete: 'one-time-code' });
});

it('a group of radio buttons is named by its legend and described by its error', () => {
  render(
    <RadioGroup legend="Studying full time" error="Choose one">
      <Radio name="student" label="Yes" />
      <Radio name="student" label="No" />
    </RadioGroup>,
  );
  expect(describedAs(screen.getByRole('group', { name: 'Studying full time' }))).toEqual(['Error: Choose one']);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

describe('an error summary', () => {
  it('announces itself, takes the focus, and leads to the fields', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <>
        <ErrorSummary ref={ref} errors={[{ id: 'policy', message: 'Policy number is required' }]} />
        <TextField id="policy" label="Policy number" />
      </>,
    );
    ref.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
    fireEvent.click(screen.getByRole('link', { name: 'Policy number is required' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Policy number' }));
  });

  it('leads to the first answer of a group', () => {
    render(
      <>
        <ErrorSummary errors={[{ id: 'student', message: 'Choose one' }]} />
        <RadioGroup id="student" legend="Studying full time">
          <Radio name="student" label="Yes" />
          <Radio name="student" label="No" />
        </RadioGroup>
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Choose one' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
  });
});
