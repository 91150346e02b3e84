import { LoginSchema } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { readForm } from './read-form';

const ContactForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name'), v.minLength(3, 'Enter the whole name')),
  phone: v.pipe(v.string(), v.nonEmpty('Enter a number')),
});

function formWith(fields: Record<string, string>) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { name, value });
    form.append(input);
  }
  return form;
}

describe('reading a form', () => {
  it('gives the values as the schema makes them', () => {
    expect(readForm(ContactForm, formWith({ name: ' Thandi ', phone: '082' }))).toEqual({
      values: { name: 'Thandi', phone: '082' },
      errors: {},
    });
  });

  it('gives the first sentence of each refused field', () => {
    expect(readForm(ContactForm, formWith({ name: '', phone: '' }))).toEqual({
      values: null,
      errors: { name: 'Enter a name', phone: 'Enter a number' },
    });
  });

  it('says nothing of the fields that are right', () => {
    const { errors } = readForm(ContactForm, formWith({ name: 'Th', phone: '082' }));
    expect(errors).toEqual({ name: 'Enter the whole name' });
  });

  it('refuses a field that the form does not have', () => {
    expect(Object.keys(readForm(ContactForm, formWith({ name: 'Thandi' })).errors)).toEqual(['phone']);
  });

  it('asks for the PIN in the words of the contract', () => {
    const { errors } = readForm(LoginSchema, formWith({ policyNumber: '7000010012', otp: '' }));
    expect(Object.keys(errors)).toEqual(['otp']);
    expect(errors.otp).toBe(v.safeParse(LoginSchema.entries.otp, '').issues?.[0].message);
  });
});
