import { describe, expect, it } from 'vitest';
import { approverOf } from './approval-rules';
import { kindsOfChange } from './kinds-of-change';
import { actionTypes, type ActionType, codesOf } from '../index';

/** Typed by hand from docs/domain/changes.md#r7-2: who decides when a customer asks, when staff ask, and the customer's PIN. */
const table = `
UPDATE_CONTACT             -      -            -
UPDATE_CELL_NUMBER         -      SECOND_STAFF UPDATE_CELL_NUMBER
UPDATE_IDENTITY            STAFF  SECOND_STAFF -
UPDATE_MARKETING_CONSENT   -      -            -
UPDATE_BANKING_DETAILS     -      CUSTOMER     UPDATE_BANKING_DETAILS
UPDATE_PAYMENT_METHOD      -      CUSTOMER     UPDATE_PAYMENT_METHOD
ADD_BENEFICIARY            -      CUSTOMER     BENEFICIARY
UPDATE_BENEFICIARY         -      CUSTOMER     BENEFICIARY
ADD_SPOUSE                 STAFF  CUSTOMER     -
ADD_CHILD                  STAFF  CUSTOMER     -
ADD_EXTENDED_MEMBER        STAFF  CUSTOMER     -
UPDATE_SPOUSE              STAFF  CUSTOMER     -
UPDATE_CHILD               STAFF  CUSTOMER     -
UPDATE_EXTENDED_MEMBER     STAFF  CUSTOMER     -
DELETE_SPOUSE              STAFF  CUSTOMER     -
DELETE_CHILD               STAFF  CUSTOMER     -
DELETE_EXTENDED_MEMBER     STAFF  CUSTOMER     -
CHANGE_PRODUCT             STAFF  CUSTOMER     -
ADD_SUPPLEMENTARY_BENEFITS STAFF  CUSTOMER     -
ADD_POLICY                 STAFF  CUSTOMER     -
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/) as [ActionType, string, string, string]);

describe('who approves what', () => {
  it('is ruled for every kind of change', () => {
    expect(table.map(([action]) => action)).toEqual(codesOf(actionTypes));
  });

  it.each(table)('%s: %s when a customer asks, %s when staff ask, PIN %s', (action, customer, staff, pin) => {
    const { whenCustomerAsks, whenStaffAsks, pin: purpose } = kindsOfChange[action];
    expect([whenCustomerAsks ?? '-', whenStaffAsks ?? '-', purpose ?? '-']).toEqual([customer, staff, pin]);
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
    const days = codesOf(actionTypes).map((action) => [action, kindsOfChange[action].expiryDays]);
    expect(days.filter(([, most]) => most === 7).map(([action]) => action)).toEqual([
      ...['UPDATE_BANKING_DETAILS', 'UPDATE_PAYMENT_METHOD'],
    ]);
    expect(days.every(([, most]) => most === 7 || most === 30)).toBe(true);
  });

  it('never approves several at once that touch banking, identity, beneficiaries, the cellphone number or a new policy', () => {
    expect(codesOf(actionTypes).filter((action) => !kindsOfChange[action].mayBeTogether)).toEqual([
      ...['UPDATE_CONTACT', 'UPDATE_CELL_NUMBER', 'UPDATE_IDENTITY', 'UPDATE_MARKETING_CONSENT'],
      ...['UPDATE_BANKING_DETAILS', 'UPDATE_PAYMENT_METHOD', 'ADD_BENEFICIARY', 'UPDATE_BENEFICIARY', 'ADD_POLICY'],
    ]);
  });

  it('holds bank account, payment method and beneficiaries for a day after a new cellphone number', () => {
    expect(codesOf(actionTypes).filter((action) => kindsOfChange[action].heldAfterCellChange)).toEqual([
      ...['UPDATE_BANKING_DETAILS', 'UPDATE_PAYMENT_METHOD', 'ADD_BENEFICIARY', 'UPDATE_BENEFICIARY'],
    ]);
  });
});
