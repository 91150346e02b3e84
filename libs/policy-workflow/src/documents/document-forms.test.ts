import { documentTypes } from '@portal/contract';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { anyDocumentForm, requestedDocumentForm, SentDocumentSchema, uploadTypeOf } from './document-forms';

it('asks what a file shows, unless that is known', () => {
  expect(anyDocumentForm.fields.map(({ name }) => name)).toEqual(['type', 'document']);
  const form = requestedDocumentForm({ label: 'Birth certificate', about: 'Child: Thabo M.' });
  expect(form.fields.map(({ label }) => label)).toEqual(['Birth certificate (Child: Thabo M.)']);
});

it('is not sent without a file, nor without saying what it shows', () => {
  const { issues = [] } = v.safeParse(SentDocumentSchema, { type: '', document: null });
  expect(issues.map(({ message }) => message)).toEqual(['Select what the file shows', 'Choose the file']);
});

it('sends what a customer may not send as another document', () => {
  const sent = Object.fromEntries(documentTypes.map((type) => [type, uploadTypeOf(type)]));
  expect(sent).toMatchObject({ BIRTH_CERTIFICATE: 'BIRTH_CERTIFICATE', CLAIM_FORM: 'OTHER', POLICY_SCHEDULE: 'OTHER' });
});
