import { mainMemberEntries } from '@portal/contract';
import { expect, it } from 'vitest';
import { contactForm } from './contact-form';
import { correctionForm } from './correction-form';

it('the two forms of the policyholder ask for every field, optional ones too', () => {
  const { fields } = contactForm({ onRecord: '27821234567', isWaiting: false });
  const asked = [...fields, ...correctionForm('Nkosi').fields].map(({ name }) => name.split('.')[0]);
  expect(Object.keys(mainMemberEntries).filter((name) => !asked.includes(name))).toEqual([]);
});
