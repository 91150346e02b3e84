import { expect, it } from 'vitest';
import { addressOfLetter, letterText, linesOfLetter, placeOfLetter, receiverOfLetter } from './letters';

const address = {
  Line_1: '21 Beach Road',
  Line_2: null,
  Suburb: 'Central',
  City: 'Gqeberha',
  Province: 'EASTERN_CAPE',
  Postal_Code: '6001',
  Country: 'ZA',
} as const;

it('a letter goes to who gets it, at the lines of the address that there are', () => {
  const to = addressOfLetter('Grace Jacobs', address);
  expect(linesOfLetter(to)).toEqual(['Grace Jacobs', '21 Beach Road', 'Central', 'Gqeberha', '6001']);
  expect(receiverOfLetter(to)).toBe('Grace Jacobs');
  expect(placeOfLetter(to)).toBe('Gqeberha, 6001');
  const flat = addressOfLetter('Grace Jacobs', { ...address, Line_2: 'Flat 3' });
  expect(linesOfLetter(flat)[2]).toBe('Flat 3');
});

/** Word for word that of docs/domain/claims.md#c10-3. */
it('a letter says from whom it comes, what is to be known, and how to take the policy over', () => {
  const words = {
    no: '7000010012',
    name: 'Ayanda and Grace',
    date: '19 January 2027',
    amount: 'R 87',
    premium: '',
    reason: '',
  };
  expect(letterText('COVER_ENDS', words, '20 December 2026')).toBe(
    [
      '{product}',
      '20 December 2026',
      'Good day,',
      'We are sorry for your loss. The cover of Ayanda and Grace ends on 19 January 2027 unless somebody takes over the policy. The premium would be R 87 a month.',
      'This is about policy 7000010012. To take it over, call 086 000 7580 or go to {portal}.',
    ].join('\n\n'),
  );
});
