import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { approverOf } from './approval-rules';
import { kindsOfChange, kindsThatWait } from './kinds-of-change';
import { actionTypes, type ActionType, codesOf, type EntityType } from '../index';

/** The table of docs/domain/changes.md#r7-2, which people write: kinds, what becomes of it when a customer asks, and when staff ask. */
const chapter = readFileSync(join(import.meta.dirname, '../../../../docs/domain/changes.md'), 'utf8');
const table = (chapter.split('<a id="r7-2"></a>')[1]?.split('\n### ')[0] ?? '')
  .split('\n')
  .filter((line) => /^\| [A-Z]+_/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, kinds = '', customer = '', staff = '']) =>
    kinds.split(', ').map((action) => ({ action: action as ActionType, customer, staff })),
  );

/** Who decides, in the words of the table. */
const deciders = [
  { says: /^(PIN; )?at once\b/, decides: null },
  { says: /^staff\b/, decides: 'STAFF' },
  { says: /^a second member of staff$/, decides: 'SECOND_STAFF' },
  { says: /^the customer, with PIN\b/, decides: 'CUSTOMER' },
];
const deciderOf = (words: string) => deciders.find(({ says }) => says.test(words))?.decides;

const ofRecords = (...sorts: EntityType[]) =>
  codesOf(actionTypes).filter((action) => sorts.includes(kindsOfChange[action].entityType));
const kindsThat = (is: (action: ActionType) => boolean) => codesOf(actionTypes).filter(is);

describe('who approves what', () => {
  it('is ruled for every kind of change', () => {
    expect(table.map(({ action }) => action).sort()).toEqual(codesOf(actionTypes).sort());
  });

  it.each(table)('$action: $customer when a customer asks, $staff when staff ask', ({ action, customer, staff }) => {
    const kind = kindsOfChange[action];
    expect([kind.whenCustomerAsks, kind.whenStaffAsks]).toEqual([deciderOf(customer), deciderOf(staff)]);
    expect(kind.pin !== null, 'the customer confirms it with a PIN').toBe(/\bPINs?\b/.test(customer));
    expect(kind.contactFields.length > 0, 'contact details alone').toBe(customer.endsWith('e-mail alone at once'));
  });

  it('is confirmed with a PIN that was sent for this kind of change or this sort of record', () => {
    const strangers = kindsThat((action) => {
      const { pin, entityType } = kindsOfChange[action];
      return pin !== null && ![action, entityType, `UPDATE_${entityType}`].includes(pin);
    });
    expect(strangers).toEqual([]);
  });

  it.each(['UPDATE_SPOUSE', 'UPDATE_CHILD', 'UPDATE_EXTENDED_MEMBER'] as const)(
    '%s of cellphone number and email alone is applied at once, whoever asks',
    (action) => {
      expect(approverOf(action, 'customer', ['Email_Address'])).toBeNull();
      expect(approverOf(action, 'consultant', ['Cell_Number', 'Email_Address'])).toBeNull();
      expect(approverOf(action, 'customer', ['Cell_Number', 'Surname'])).toBe('STAFF');
      expect(approverOf(action, 'consultant', ['Surname'])).toBe('CUSTOMER');
    },
  );

  it('waits 7 days for bank account and payment method and 30 for everything else', () => {
    expect(kindsThat((action) => kindsOfChange[action].expiryDays === 7)).toEqual(
      ofRecords('BANKING_DETAILS', 'PAYMENT_METHOD'),
    );
    expect(kindsThat((action) => ![7, 30].includes(kindsOfChange[action].expiryDays))).toEqual([]);
  });

  it('waits until somebody has decided only for what nobody can ask for again', () => {
    expect(kindsThatWait).toEqual(['UNDO_AFTER_DEATH']);
  });

  it('never approves several at once that touch banking, identity, beneficiaries, the cellphone number or a new policy', () => {
    expect(kindsThat((action) => !kindsOfChange[action].mayBeTogether)).toEqual(
      ofRecords('MAIN_MEMBER', 'BANKING_DETAILS', 'PAYMENT_METHOD', 'BENEFICIARY', 'POLICY'),
    );
  });

  it('holds bank account, payment method and beneficiaries for a day after a new cellphone number', () => {
    expect(kindsThat((action) => kindsOfChange[action].heldAfterCellChange)).toEqual(
      ofRecords('BANKING_DETAILS', 'PAYMENT_METHOD', 'BENEFICIARY'),
    );
  });
});
