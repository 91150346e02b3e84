import { accountTypes } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { type Widget } from '../definition/widget';
import { accountNumber } from './account-number';
import { checkbox } from './checkbox';
import { checkboxCards } from './checkbox-cards';
import { date } from './date';
import { file } from './file';
import { idNumber } from './id-number';
import { money } from './money';
import { number } from './number';
import { phone } from './phone';
import { pin } from './pin';
import { radioCards } from './radio-cards';
import { radios } from './radios';
import { select } from './select';
import { text } from './text';
import { textArea } from './text-area';
import { yesNo } from './yes-no';

const amounts = [
  { code: 5000, label: 'R 5 000' },
  { code: 10_000, label: 'R 10 000' },
];
const document = {
  base64File: 'JVBERi0=',
  fileName: 'birth.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
};
const id = anIdNumber({ born: '1990-01-15' });

const rows: [widget: Widget, value: unknown, words: string, empty: unknown][] = [
  [text(), 'Nkosi', 'Nkosi', ''],
  [textArea(), 'A long story', 'A long story', ''],
  [number({ unreadable: 'No' }), 30, '30', null],
  [money({ unreadable: 'No' }), 1500.5, 'R\u00a01\u00a0500,50', null],
  [phone(), '27821234567', '082 123 4567', ''],
  [idNumber(), id, `*********${id.slice(-4)}`, ''],
  [date(), '1990-01-15', '15 January 1990', ''],
  [select(accountTypes), 'SAVINGS', 'Savings', ''],
  [radios(accountTypes), 'SAVINGS', 'Savings', ''],
  [radioCards(amounts), 10_000, 'R 10 000', ''],
  [yesNo(), false, 'No', ''],
  [checkbox(), true, 'Yes', false],
  [checkboxCards(accountTypes), ['SAVINGS', 'CURRENT'], 'Savings, Current (cheque)', []],
  [pin(), '012345', '', ''],
  [accountNumber(), '62000000001', '62000000001', ''],
  [file(), document, 'birth.pdf', null],
];

describe.each(rows)('$kind', (widget, value, words, empty) => {
  it('gives back the value it was given', () => {
    expect(widget.value(widget.typed(value))).toEqual(value);
  });

  it('says it in words', () => {
    expect(widget.words(value, undefined)).toBe(words);
  });

  it('begins empty when there is nothing', () => {
    for (const nothing of [undefined, null, '']) {
      expect(widget.value(widget.typed(nothing))).toEqual(empty);
      expect(widget.refusal?.(widget.typed(nothing)) ?? null).toBeNull();
    }
  });

  it('leaves the value as it is when it tidies what was typed', () => {
    const typed = widget.typed(value);
    expect(widget.value(widget.tidied?.(typed) ?? typed)).toEqual(value);
  });
});

it.each([
  ['spaces in an ID number', idNumber(), `${id.slice(0, 6)} ${id.slice(6, 10)} ${id.slice(10)}`, id],
  ['spaces in an account number', accountNumber(), '62 000 000 001', '62000000001'],
  ['a PIN as it stands in a message', pin(), '012-345', '012345'],
  ['spaces in a number', number({ unreadable: 'No' }), ' 1 000 ', 1000],
  ['a phone number that nobody can dial, for the schema to refuse', phone(), '12', '12'],
  ['a number that is none, for its own sentence', number({ unreadable: 'No' }), 'ten', 'ten'],
])('takes %s', (_, widget, typed, value) => {
  expect(widget.value(typed)).toBe(value);
});

it('an account number that is stored is never typed into the field', () => {
  expect(accountNumber().typed('******7890')).toBe('');
});

it('a document says what it shows', () => {
  const proof = file({ type: 'PROOF_OF_STUDY' });
  expect(proof.value(proof.typed(document))).toEqual({ ...document, type: 'PROOF_OF_STUDY' });
});

it('a file that is still being read, or was refused, holds the form back', () => {
  const widget = file();
  expect(widget.refusal?.({ kind: 'reading', fileName: 'a.pdf', percent: 3 })).toBe(
    'Please wait until the file has been read',
  );
  expect(widget.refusal?.({ kind: 'refused', fileName: 'a.exe', message: 'Only PDF' })).toBe('Only PDF');
});
