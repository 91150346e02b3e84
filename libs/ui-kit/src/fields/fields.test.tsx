import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from './checkbox-field';
import { DateField } from './date-field';
import { ErrorSummary } from '../feedback/error-summary';
import { FieldGroup } from './field-group';
import { FileField } from './file-field';
import { LockedField } from './locked-field';
import { RadioGroup } from './radio-group';
import { Radio } from './radio';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

afterEach(cleanup);

const words = { hint: 'On your policy schedule', error: 'Enter the policy number' };
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
    expect(describedAs(control)).toEqual(['On your policy schedule', 'Error: Enter the policy number']);
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

describe('a date', () => {
  const shown = (more: object = {}) => {
    const onValue = vi.fn();
    const onLeave = vi.fn();
    const value = { day: '1', month: '2', year: '' };
    render(<DateField label="Date of birth" {...words} value={value} {...{ onValue, onLeave }} {...more} />);
    return { onValue, onLeave, part: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }) };
  };

  it('is a group named by its label, with three fields in it, of which the wrong ones say so', () => {
    const { part } = shown({ wrong: ['year'] });
    expect(describedAs(screen.getByRole('group', { name: 'Date of birth' }))).toHaveLength(2);
    expect(['Day', 'Month', 'Year'].map((name) => part(name).getAttribute('aria-invalid'))).toEqual([
      null,
      null,
      'true',
    ]);
  });

  it('gives all three with every key, and says when all three were left', () => {
    const { part, onValue, onLeave } = shown();
    fireEvent.change(part('Year'), { target: { value: '1990' } });
    expect(onValue).toHaveBeenCalledWith({ day: '1', month: '2', year: '1990' });
    fireEvent.blur(part('Day'), { relatedTarget: part('Month') });
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.blur(part('Year'), { relatedTarget: document.body });
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('lets the browser offer a date of birth', () => {
    expect(shown({ autoComplete: 'bday' }).part('Year').autocomplete).toBe('bday-year');
  });
});

describe('a file', () => {
  const shown = (state: 'empty' | 'ready') => {
    const onFile = vi.fn();
    const onRemove = vi.fn();
    render(<FileField label="Proof" accept=".pdf" camera state={state} {...words} {...{ onFile, onRemove }} />);
    return { onFile, onRemove, group: screen.getByRole('group', { name: 'Proof' }) };
  };
  const aFile = new File(['%PDF-'], 'proof.pdf');

  it('is a group named by its label and described by its words, with a button for each way', () => {
    const { group } = shown('empty');
    expect(describedAs(group)).toHaveLength(2);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Choose a file: Proof',
      'Take a photo: Proof',
    ]);
  });

  it('is taken from the disk, or dropped', () => {
    const { group, onFile } = shown('empty');
    fireEvent.change(group.querySelector('input') as HTMLElement, { target: { files: [aFile] } });
    fireEvent.drop(group.querySelector('.file-box') as HTMLElement, { dataTransfer: { files: [aFile] } });
    expect(onFile.mock.calls).toEqual([[aFile], [aFile]]);
  });

  it('that was removed leaves the focus on the way to another', () => {
    const { onRemove } = shown('ready');
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Proof' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose another file: Proof' }));
  });
});

it('a group of fields is named by its legend and described by its hint', () => {
  render(
    <FieldGroup legend="Home address" hint="Where you live">
      <TextField label="City" />
    </FieldGroup>,
  );
  expect(describedAs(screen.getByRole('group', { name: 'Home address' }))).toEqual(['Where you live']);
});

it('an answer that is read and not typed is text', () => {
  render(<LockedField label="Gender">Female</LockedField>);
  expect(screen.getByText('Female')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a note is said aloud when it changes', () => {
  const { rerender } = render(<TextField label="ID number" note="" />);
  const note = screen.getByRole('status');
  rerender(<TextField label="ID number" note="Born on 15 January 1990" />);
  expect(note.textContent).toBe('Born on 15 January 1990');
});

describe('an error summary', () => {
  it('announces itself, takes the focus, and leads to the fields', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <>
        <ErrorSummary ref={ref} errors={[{ id: 'policy', message: 'Enter the policy number' }]} />
        <TextField id="policy" label="Policy number" />
      </>,
    );
    ref.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
    fireEvent.click(screen.getByRole('link', { name: 'Enter the policy number' }));
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

  it('leads to the control that is wrong, where several stand under one label', () => {
    render(
      <>
        <ErrorSummary errors={[{ id: 'born', message: 'Enter a year' }]} />
        <DateField
          id="born"
          label="Date of birth"
          error="Enter a year"
          wrong={['year']}
          value={{ day: '1', month: '2', year: '' }}
          onValue={vi.fn()}
        />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Enter a year' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Year' }));
  });
});
